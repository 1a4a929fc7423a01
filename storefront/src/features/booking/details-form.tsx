import { INQUIRY_LIMITS } from '@kiln/contracts/inquiries-api';
import type { ChangeEvent } from 'react';
import { Button } from '../../components/ui/button';
import { Honeypot } from '../../components/ui/honeypot';
import { Notice } from '../../components/ui/notice';
import { TextArea, TextField } from '../../components/ui/text-field';
import type { Details } from './use-booking';

export interface DetailsFormProps {
  details: Details;
  onDetails: (details: Details) => void;
  busy: boolean;
  problem: { message: string; fields: Record<string, string> } | undefined;
  onSubmit: () => void;
}

/** Who comes (name and e-mail are checked by the browser). */
export function DetailsForm({ details, onDetails, busy, problem, onSubmit }: DetailsFormProps) {
  const field = (name: keyof Details) => ({
    name,
    value: details[name],
    error: problem?.fields[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onDetails({ ...details, [name]: target.value }),
  });
  const { error: _none, ...fax } = field('fax');
  return (
    <form
      aria-label="Your details"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="relative grid max-w-160 gap-6 sm:grid-cols-2"
    >
      <TextField label="Name" {...field('name')} autoComplete="name" required maxLength={INQUIRY_LIMITS.name} />
      <TextField
        label="Email"
        {...field('email')}
        type="email"
        autoComplete="email"
        required
        maxLength={INQUIRY_LIMITS.email}
      />
      <TextField
        label="Phone (optional)"
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={INQUIRY_LIMITS.phone}
        className="sm:col-span-2"
      />
      <TextArea
        label="Message (optional)"
        {...field('message')}
        hint="What it is about, and a link if there is one."
        maxLength={INQUIRY_LIMITS.message}
        className="sm:col-span-2"
      />
      <Honeypot {...fax} />
      {problem && (
        <div className="sm:col-span-2">
          <Notice kind="error">{problem.message}</Notice>
        </div>
      )}
      <div className="sm:col-span-2">
        <Button type="submit" busy={busy} className="min-w-48">
          {busy ? 'Booking...' : 'Book this time'}
        </Button>
      </div>
    </form>
  );
}
