import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/ui/button';
import { TextField } from '../../../../components/ui/text-field';
import { sight } from '../../waiting/watched-payment';
import { verifyCrypto } from './crypto-calls';

export interface TransactionHashProps {
  paymentId: string;
  /** It is kept with the payment. */
  onNoted: () => void;
}

/** Optional: the buyer says which transaction it is, so that support can find it (S 7). It proves nothing. */
export function TransactionHash({ paymentId, onNoted }: TransactionHashProps) {
  const [hash, setHash] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ ok: boolean; message: string }>();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setSaid(undefined);
    const answer = await sight(() => verifyCrypto({ payment_id: paymentId, transaction_hash: hash }));
    setBusy(false);
    if (answer.kind === 'unanswered') return setSaid({ ok: false, message: NOT_SENT });
    setSaid({ ok: true, message: NOTED });
    onNoted();
  };

  return (
    <form onSubmit={(event) => void send(event)} className="flex flex-col items-start gap-4">
      <TextField
        label="I have sent it: transaction hash (optional)"
        value={hash}
        onChange={({ target }) => setHash(target.value.trim())}
        error={said?.ok === false ? said.message : undefined}
        hint="Your wallet shows it after sending. We find your payment without it, too."
        maxLength={128}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="w-full"
      />
      <Button type="submit" variant="outline" busy={busy} disabled={hash === ''}>
        Send the hash
      </Button>
      <p role="status" className="text-small text-success empty:hidden">
        {said?.ok && said.message}
      </p>
    </form>
  );
}

const NOTED = 'Noted with your payment.';
const NOT_SENT = 'The hash could not be sent. Check your connection and send it again.';
