import { useEffect, useEffectEvent, useState } from 'react';
import type { NextStep } from '@kiln/contracts/payments-api';
import { buttonClasses } from '../../../../components/ui/button';
import { Icon } from '../../../../components/ui/icon';
import { Countdown } from '../../waiting/countdown';
import { EndedPayment } from '../../waiting/ended-payment';
import { useWatchedPayment, type WatchedPayment } from '../../waiting/use-watched-payment';
import { WaitingPanel } from '../../waiting/waiting-panel';
import type { WaitingProps } from '../checkout-method';
import { verifyUpi } from './upi-calls';

type Scan = Extract<NextStep, { kind: 'scan' }>;

/** The code to scan, until the money is there, the code has expired or the bank has refused (S 4). */
export default function UpiWaiting({ next, payment, onMade, onRestart, onLeave }: WaitingProps) {
  const { seen, reachable } = useWatchedPayment((signal) => verifyUpi(payment.paymentId, signal));
  const made = useEffectEvent(onMade);
  const paid = seen?.kind === 'paid';
  useEffect(() => {
    if (paid) made();
  }, [paid]);

  const ended = seen?.kind === 'expired' || seen?.kind === 'refused';
  const scan = seen?.kind === 'open' && seen.next?.kind === 'scan' ? seen.next : next;
  return (
    <WaitingPanel
      title="Pay with UPI"
      total={payment.total}
      charge={payment.charge}
      status={statusOf(seen)}
      reachable={reachable}
      onGiveUp={ended || paid ? undefined : () => onLeave()}
    >
      {ended ? (
        <EndedPayment
          message={seen.kind === 'expired' ? EXPIRED : seen.message}
          again="Get a new code"
          onRestart={onRestart}
          onLeave={() => onLeave()}
        />
      ) : (
        scan.kind === 'scan' && <CodeToScan scan={scan} />
      )}
    </WaitingPanel>
  );
}

const EXPIRED = 'This code has expired. Nothing was charged. A payment made in its last moments is still found.';

function statusOf(seen: WatchedPayment['seen']): string {
  switch (seen?.kind) {
    case 'under-way':
      return 'Checking your payment with the bank. Please do not pay again.';
    case 'paid':
      return 'Paid. Fetching your receipt…';
    case 'expired':
      return 'The code has expired.';
    case 'refused':
      return 'The payment did not go through.';
    default:
      return 'Waiting for your payment. This page notices it by itself.';
  }
}

function CodeToScan({ scan: { imageUrl, hostedUrl, expiresAt } }: { scan: Scan }) {
  const [broken, setBroken] = useState(false);
  return (
    <div className="grid items-start gap-8 sm:grid-cols-[15rem_minmax(0,1fr)]">
      {broken ? (
        <p className="border border-hairline p-6 text-small text-muted">
          The code could not be loaded. Open the payment in your UPI app instead.
        </p>
      ) : (
        <img
          src={imageUrl}
          alt="QR code that opens this payment in a UPI app"
          width={240}
          height={240}
          onError={() => setBroken(true)}
          className="paper aspect-square w-full max-w-60 p-3"
        />
      )}
      <div className="flex flex-col items-start gap-6">
        <ol className="list-decimal pl-5 text-muted marker:text-muted">
          <li>Open the UPI app of your bank, or any other one.</li>
          <li>Scan the code, and approve the amount in rupees.</li>
          <li>Come back: this page goes on when the bank has said yes.</li>
        </ol>
        <a href={hostedUrl} target="_blank" rel="noreferrer" className={buttonClasses({ variant: 'outline' })}>
          Open in your UPI app
          <Icon name="arrow-up-right" size={18} />
          <span className="sr-only">(opens a new tab)</span>
        </a>
        <Countdown until={expiresAt} label="Time left to pay" />
      </div>
    </div>
  );
}
