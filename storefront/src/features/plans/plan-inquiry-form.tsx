import type { Plan } from '@kiln/contracts/content-api';
import { FORM_MESSAGES, INQUIRY_LIMITS, type PlanInquiryRequest } from '@kiln/contracts/inquiries-api';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button';
import { Honeypot } from '../../components/ui/honeypot';
import { Notice } from '../../components/ui/notice';
import { TextArea, TextField } from '../../components/ui/text-field';
import { useSubmissionId } from '../../hooks/use-submission-id';
import { RefusedError } from '../../lib/request';
import { submitPlanInquiry } from './api/submit-plan-inquiry';

type Sending = { kind: 'editing' | 'submitting' } | { kind: 'failed'; message: string };

/** Name and e-mail are checked by the browser (S 5). What was typed stays when it cannot be sent. */
export function PlanInquiryForm({ plan, onSent }: { plan: Plan; onSent: () => void }) {
  const submission = useSubmissionId();
  const [sending, setSending] = useState<Sending>({ kind: 'editing' });
  const busy = sending.kind === 'submitting';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const inquiry = inquiryOf(new FormData(event.currentTarget), plan, submission.current());
    setSending({ kind: 'submitting' });
    try {
      await submitPlanInquiry(inquiry);
      onSent();
    } catch (error) {
      // No answer at all has a text of its own (S 8).
      const message = error instanceof RefusedError ? error.message : FORM_MESSAGES.planUnreachable;
      setSending({ kind: 'failed', message });
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} aria-label="Inquiry" className="relative grid gap-5 sm:grid-cols-2">
      <TextField label="Name" name="name" autoComplete="name" required maxLength={INQUIRY_LIMITS.name} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={INQUIRY_LIMITS.email}
      />
      <TextField
        label="Company (optional)"
        name="company"
        autoComplete="organization"
        maxLength={INQUIRY_LIMITS.company}
        className="sm:col-span-2"
      />
      <TextArea
        label="Message (optional)"
        name="message"
        rows={4}
        maxLength={INQUIRY_LIMITS.message}
        className="sm:col-span-2"
      />
      <Honeypot />
      {sending.kind === 'failed' && (
        <div className="sm:col-span-2">
          <Notice kind="error">{sending.message}</Notice>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button type="submit" busy={busy} className="min-w-44">
          {busy ? 'Sending...' : 'Send inquiry'}
        </Button>
        <p className="text-small text-muted">We'll respond within 24 hours</p>
      </div>
    </form>
  );
}

function inquiryOf(form: FormData, plan: Plan, submissionId: string): PlanInquiryRequest {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const [company, message, fax] = [text('company'), text('message'), text('fax')];
  return {
    name: text('name'),
    email: text('email'),
    ...(company && { company }),
    ...(message && { message }),
    planId: plan.id,
    planName: plan.name,
    planPrice: plan.price,
    submissionId,
    ...(fax && { fax }),
  };
}
