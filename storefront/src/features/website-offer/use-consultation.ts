import { useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useSubmissionId } from '../../hooks/use-submission-id';
import { trackEvent } from '../../lib/analytics';
import { RefusedError } from '../../lib/request';
import { submitConsultation } from './api/submit-consultation';
import { consultationRequest, EMPTY_FIELDS, type ConsultationFields } from './consultation-fields';

const EVENT = { category: 'Consultation', label: 'Website Development' };

export interface ConsultationOutcome {
  kind: 'none' | 'sent' | 'failed';
  /** The server's own words on what to do, e.g. how long to wait. */
  reason?: string | undefined;
}

/** The consultation form's states (S 4): idle, submitting, then an alert; what was typed survives a failure. */
export function useConsultation(exampleTitle: string | undefined, onSent: () => void) {
  const form = useForm<ConsultationFields>({ mode: 'onTouched', defaultValues: EMPTY_FIELDS });
  const submission = useSubmissionId();
  const begun = useRef(false);
  const [outcome, setOutcome] = useState<ConsultationOutcome>({ kind: 'none' });

  const send = async (fields: ConsultationFields) => {
    setOutcome({ kind: 'none' });
    try {
      await submitConsultation(consultationRequest(fields, exampleTitle, submission.current()));
    } catch (error) {
      const refusal = error instanceof RefusedError ? error : undefined;
      for (const [name, message] of Object.entries(refusal?.fields ?? {})) {
        if (name in EMPTY_FIELDS) form.setError(name as keyof ConsultationFields, { message });
      }
      return setOutcome({ kind: 'failed', reason: refusal?.status === 429 ? refusal.message : undefined });
    }
    trackEvent('complete_consultation', EVENT);
    begun.current = false;
    submission.renew();
    // Left later, a field that is empty by then would ask to be filled in.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    form.reset();
    onSent();
    setOutcome({ kind: 'sent' });
  };

  return {
    register: form.register,
    isSubmitting: form.formState.isSubmitting,
    errorOf: (field: keyof ConsultationFields) => form.formState.errors[field]?.message,
    submit: (event: FormEvent) => void form.handleSubmit(send)(event),
    outcome,
    /** The first touch of the form is the beginning of a consultation (S 7). */
    begin: () => {
      if (begun.current) return;
      begun.current = true;
      trackEvent('begin_consultation', EVENT);
    },
  };
}
