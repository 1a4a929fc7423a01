import type { NextStep } from '@kiln/contracts/payments-api';
import { buttonClasses } from '../../../../components/ui/button';
import { Icon } from '../../../../components/ui/icon';
import { CopyField } from '../../waiting/copy-field';
import { Countdown } from '../../waiting/countdown';
import { QrCode } from '../../waiting/qr-code';
import { COIN_NAMES } from './coins';

export type Deposit = Extract<NextStep, { kind: 'deposit' }>;

/** What to send where, by when, and on which network only. */
export function DepositInstructions({ deposit: { coin, address, amount, uri, expiresAt } }: { deposit: Deposit }) {
  const { name, symbol, network } = COIN_NAMES[coin];
  return (
    <div className="grid items-start gap-8 sm:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="flex flex-col items-start gap-4">
        <QrCode text={uri} label={`QR code with the address and the amount in ${symbol}`} />
        <a href={uri} className={buttonClasses({ variant: 'quiet' })}>
          Open in your wallet app
          <Icon name="arrow-up-right" size={18} />
        </a>
      </div>
      <div className="min-w-0">
        <CopyField label="Amount" text={amount} unit={symbol} />
        <CopyField label="Address" text={address} />
        <p className="flex items-start gap-3 border-y border-hairline py-4 text-small">
          <Icon name="warning" />
          <span>
            Send only {symbol}, on the {network} network only, and exactly this amount: your wallet adds its network fee
            on top. Coins sent on another network are lost.
          </span>
        </p>
        {expiresAt && (
          <div className="pt-4">
            <Countdown until={expiresAt} label={`Time left to send your ${name}`} />
          </div>
        )}
      </div>
    </div>
  );
}
