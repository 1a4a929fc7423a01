import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { TextField } from '../../components/ui/text-field';
import { lookupOrders } from './api/lookup-orders';

type Lookup = { kind: 'idle' | 'sending' } | { kind: 'sent' | 'failed'; message: string };

/** Mails the links of an address. What it answers never tells whether the address has orders. */
export function LookupForm() {
  const [email, setEmail] = useState('');
  const [lookup, setLookup] = useState<Lookup>({ kind: 'idle' });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setLookup({ kind: 'sending' });
    try {
      const { message } = await lookupOrders(email.trim());
      setLookup({ kind: 'sent', message });
    } catch (error) {
      setLookup({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };

  if (lookup.kind === 'sent') return <Notice kind="success">{lookup.message}</Notice>;
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField
        label="Email address"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="outline" icon="mail" busy={lookup.kind === 'sending'}>
        Mail me my links
      </Button>
      {lookup.kind === 'failed' && <Notice kind="error">{lookup.message}</Notice>}
    </form>
  );
}
