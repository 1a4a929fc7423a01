import { DEFAULT_COIN } from '@kiln/contracts/payment-details';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../../components/ui/button';
import { paths } from '../../../../config/paths';
import { EndedPayment } from '../../waiting/ended-payment';
import { useWatchedPayment } from '../../waiting/use-watched-payment';
import { WaitingPanel } from '../../waiting/waiting-panel';
import type { WaitingProps } from '../checkout-method';
import { COIN_NAMES } from './coins';
import { verifyCrypto } from './crypto-calls';
import { DepositInstructions } from './deposit-instructions';
import { DepositStages } from './deposit-stages';
import { depositStatus } from './deposit-status';
import { TransactionHash } from './transaction-hash';

/** Amount and address to send coins to, and how far they have come (S 2, S 4). */
export default function CryptoWaiting({ next, payment, onMade, onRestart, onLeave }: WaitingProps) {
  const { paymentId, orderId, total } = payment;
  const watched = useWatchedPayment((signal) => verifyCrypto({ payment_id: paymentId }, signal));
  const { seen, reachable, look } = watched;
  const made = useEffectEvent(onMade);
  const paid = seen?.kind === 'paid';
  useEffect(() => {
    if (paid) made();
  }, [paid]);

  const { name, symbol } = COIN_NAMES[next.kind === 'deposit' ? next.coin : DEFAULT_COIN];
  const { stage, underpaid, text } = depositStatus(watched, symbol);
  const onItsWay = stage === 'seen' || stage === 'confirmed';

  return (
    <WaitingPanel
      title={`Pay with ${name}`}
      total={total}
      status={text}
      reachable={reachable}
      onGiveUp={stage === 'waiting' ? () => onLeave() : undefined}
    >
      {stage && <DepositStages stage={stage} />}
      {stage === 'waiting' && next.kind === 'deposit' && <DepositInstructions deposit={next} />}
      {stage === 'waiting' && <TransactionHash paymentId={paymentId} onNoted={look} />}
      {onItsWay && (
        <Button iconEnd="arrow" className="self-start" onClick={onMade}>
          Continue to your order
        </Button>
      )}
      {underpaid && <Underpaid orderId={orderId} />}
      {seen?.kind === 'expired' && (
        <EndedPayment message={EXPIRED} again="Get a new address" onRestart={onRestart} onLeave={() => onLeave()} />
      )}
      {seen?.kind === 'refused' && (
        <EndedPayment
          message={seen.message}
          again="Get a new address"
          onRestart={onRestart}
          onLeave={() => onLeave()}
        />
      )}
    </WaitingPanel>
  );
}

const EXPIRED =
  'This address has expired. If you have already sent it, it will still be found: this page keeps looking, and the files come by e-mail.';

function Underpaid({ orderId }: { orderId: string }) {
  return (
    <p className="max-w-[60ch]">
      Nothing is lost, and nothing is delivered yet. Please send no second payment to this address.{' '}
      <Link to={paths.contact} className="text-link">
        Write to us
      </Link>{' '}
      and name the order <span className="figures break-all">{orderId}</span>: we tell you how to pay the rest, or
      return it to your wallet.
    </p>
  );
}
