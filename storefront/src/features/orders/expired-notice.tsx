import { useState } from 'react';
import { Button } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { resendLink } from './api/resend-link';

type Sending = { kind: 'idle' | 'sending' } | { kind: 'sent' | 'failed'; message: string };

/** Links work for 30 days (S 9); a new one goes to the order's own address, whoever asks. */
export function ExpiredNotice({ token }: { token: string }) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });

  const send = async () => {
    setSending({ kind: 'sending' });
    try {
      const { message } = await resendLink(token);
      setSending({ kind: 'sent', message });
    } catch (error) {
      setSending({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };

  if (sending.kind === 'sent') return <Notice kind="success">{sending.message}</Notice>;
  return (
    <div className="flex flex-col items-start gap-5 border-l-2 border-text bg-raised p-6">
      <div>
        <h2 className="display-title text-lead">These links have expired</h2>
        <p className="mt-1 text-small text-muted">
          They work for 30 days. The files are still yours: we mail a new link to the address of this order.
        </p>
      </div>
      <Button icon="mail" busy={sending.kind === 'sending'} onClick={() => void send()}>
        Send me a new link
      </Button>
      {sending.kind === 'failed' && <Notice kind="error">{sending.message}</Notice>}
    </div>
  );
}
