import { FORM_MESSAGES } from '@kiln/contracts/inquiries-api';
import { useEffect, useState } from 'react';
import { sendContactMessage, type ContactFields, type NotSent } from './send-contact-message';

/** S 4: the thanks stay this long, then the form returns, milliseconds. */
const THANKS = 5_000;

/** S 4. `problem` and `fields` are for the sender: why it failed, and at which input. */
export type ContactFormState =
  { status: 'idle' | 'submitting' | 'success' } | { status: 'error'; problem: string; fields: Record<string, string> };

/** The contact form's states; `onReturn` is called when the thanks have been shown and the form comes back. */
export function useContactForm(onReturn: () => void) {
  const [state, setState] = useState<ContactFormState>({ status: 'idle' });

  useEffect(() => {
    if (state.status !== 'success') return undefined;
    const timer = setTimeout(() => {
      setState({ status: 'idle' });
      onReturn();
    }, THANKS);
    return () => clearTimeout(timer);
  }, [state, onReturn]);

  const send = async (fields: ContactFields) => {
    setState({ status: 'submitting' });
    const answer = await sendContactMessage(fields);
    if (answer.kind !== 'sent') return setState(failure(answer));
    const success: ContactFormState = { status: 'success' };
    setState(success);
    const later = await answer.later;
    // A slow refusal counts while its own thanks are shown: the text is still in the form behind them.
    if (later?.kind === 'refused') setState((now) => (now === success ? failure(later) : now));
  };
  return { state, send };
}

function failure(answer: NotSent): ContactFormState {
  const refused = answer.kind === 'refused';
  return {
    status: 'error',
    problem: refused ? answer.message : FORM_MESSAGES.contactFailed,
    fields: refused ? answer.fields : {},
  };
}
