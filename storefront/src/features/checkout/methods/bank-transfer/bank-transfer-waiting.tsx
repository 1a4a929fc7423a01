import { useEffect, useEffectEvent } from 'react';
import { buttonClasses } from '../../../../components/ui/button';
import { Icon } from '../../../../components/ui/icon';
import { EndedPayment } from '../../waiting/ended-payment';
import { useWatchedPayment } from '../../waiting/use-watched-payment';
import { WaitingPanel } from '../../waiting/waiting-panel';
import type { WaitingProps } from '../checkout-method';
import { verifyBankTransfer } from './bank-transfer-calls';

/** The bank account has to be proven first: by a small deposit, on the provider's page. */
export default function BankTransferWaiting({ next, payment, onMade, onRestart, onLeave }: WaitingProps) {
  const { seen, reachable } = useWatchedPayment((signal) => verifyBankTransfer(payment.paymentId, signal));
  const made = useEffectEvent(onMade);
  const isMade = seen?.kind === 'paid' || (seen?.kind === 'under-way' && seen.payment.progress !== undefined);
  useEffect(() => {
    if (isMade) made();
  }, [isMade]);

  const ended = seen?.kind === 'expired' || seen?.kind === 'refused';
  const step = seen?.kind === 'open' && seen.next ? seen.next : next;
  return (
    <WaitingPanel
      title="Prove your bank account"
      total={payment.total}
      status={ended ? 'The payment did not go through.' : 'Waiting for your bank account to be proven.'}
      reachable={reachable}
      onGiveUp={ended || isMade ? undefined : () => onLeave()}
    >
      {ended ? (
        <EndedPayment message={seen.message} again="Try again" onRestart={onRestart} onLeave={() => onLeave()} />
      ) : (
        step.kind === 'verify_account' && <Steps hostedUrl={step.hostedUrl} arrivesAt={step.arrivesAt} />
      )}
    </WaitingPanel>
  );
}

function Steps({ hostedUrl, arrivesAt }: { hostedUrl: string; arrivesAt: string | null }) {
  return (
    <div className="flex flex-col items-start gap-6">
      <ol className="list-decimal pl-5 text-muted marker:text-muted">
        <li>
          A deposit of one cent comes to your account
          {arrivesAt ? ` by ${day(arrivesAt)}` : ' in one or two business days'}.
        </li>
        <li>Its description carries a code that starts with SM. Enter it on the provider’s page.</li>
        <li>Then the order is debited. You get the files by e-mail once the money is there.</li>
      </ol>
      <a href={hostedUrl} target="_blank" rel="noreferrer" className={buttonClasses({ variant: 'solid' })}>
        Enter the code
        <Icon name="arrow-up-right" size={18} />
        <span className="sr-only">(opens a new tab)</span>
      </a>
      <p className="label-type">You may close this page: the provider mails you this link too.</p>
    </div>
  );
}

function day(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
}
