import { FORM_MESSAGES, type Booking } from '@kiln/contracts/inquiries-api';
import { useState } from 'react';
import { useSubmissionId } from '../../hooks/use-submission-id';
import { RefusedError } from '../../lib/request';
import { createBooking } from './api/create-booking';

export interface Details {
  name: string;
  email: string;
  phone: string;
  message: string;
  fax: string;
}

export type Step = 1 | 2 | 3;

interface State {
  step: Step;
  day?: string;
  startsAt?: string;
  /** The visitor has gone from one step to another: from now on headings take the focus. */
  moved: boolean;
  busy: boolean;
  problem?: { message: string; fields: Record<string, string> } | undefined;
  booking?: Booking;
}

/** The booking's three steps. Details stay through every step back and every failure. */
export function useBooking(timeZone: string, reloadSlots: () => Promise<unknown>) {
  const submission = useSubmissionId();
  const [state, setState] = useState<State>({ step: 1, moved: false, busy: false });
  const [details, setDetails] = useState<Details>({ name: '', email: '', phone: '', message: '', fax: '' });
  const change = (next: Partial<State>) => setState((last) => ({ ...last, ...next }));
  const goTo = (next: Partial<State> & { step: Step }) => change({ moved: true, problem: undefined, ...next });

  const book = async (startsAt: string) => {
    change({ busy: true, problem: undefined });
    try {
      const { phone, message, fax, ...who } = details;
      const optional = { ...(phone && { phone }), ...(message && { message }), ...(fax && { fax }) };
      const booking = await createBooking({
        ...who,
        ...optional,
        startsAt,
        timeZone,
        submissionId: submission.current(),
      });
      change({ busy: false, booking });
    } catch (error) {
      const refusal = error instanceof RefusedError ? error : undefined;
      const problem = { message: messageOf(refusal), fields: refusal?.fields ?? {} };
      if (refusal?.status !== 409) return change({ busy: false, problem });
      await reloadSlots().catch(() => undefined);
      goTo({ step: 2, busy: false, problem });
    }
  };

  return { ...state, details, setDetails, goTo, book };
}

function messageOf(refusal: RefusedError | undefined): string {
  if (refusal?.code === 'slot_taken') return FORM_MESSAGES.slotTaken;
  return refusal && refusal.status < 500 ? refusal.message : FORM_MESSAGES.bookingFailed;
}
