import type { WebsiteExample } from '@kiln/contracts/content-api';
import { FORM_MESSAGES, INQUIRY_LIMITS } from '@kiln/contracts/inquiries-api';
import { Button } from '../../components/ui/button';
import { Honeypot } from '../../components/ui/honeypot';
import { Notice } from '../../components/ui/notice';
import { TextArea, TextField } from '../../components/ui/text-field';
import { FIELD_RULES } from './consultation-fields';
import { StartingPoint } from './starting-point';
import { useConsultation, type ConsultationOutcome } from './use-consultation';

export interface ConsultationFormProps {
  /** The chosen example. */
  chosen: WebsiteExample | undefined;
  /** Forgets the chosen example. */
  onClear: () => void;
}

/** The inquiry form (S 2). Its messages stand below the fields once these were touched (S 5). */
export function ConsultationForm({ chosen, onClear }: ConsultationFormProps) {
  const { register, errorOf, submit, begin, isSubmitting, outcome } = useConsultation(chosen?.title, onClear);
  return (
    <form
      noValidate
      aria-labelledby="inquiry-title"
      onFocus={begin}
      onSubmit={submit}
      className="relative grid gap-6 sm:grid-cols-2"
    >
      <StartingPoint example={chosen} onClear={onClear} />
      <TextArea
        {...register('message', FIELD_RULES.message)}
        label="Message"
        hint="Who the site is for, what it should do, when you need it."
        required
        maxLength={INQUIRY_LIMITS.message}
        error={errorOf('message')}
        className="sm:col-span-2"
      />
      <TextField
        {...register('name', FIELD_RULES.name)}
        label="Name"
        autoComplete="name"
        required
        maxLength={INQUIRY_LIMITS.name}
        error={errorOf('name')}
      />
      <TextField
        {...register('email', FIELD_RULES.email)}
        label="Email"
        type="email"
        autoComplete="email"
        required
        maxLength={INQUIRY_LIMITS.email}
        error={errorOf('email')}
      />
      <TextField
        {...register('phone', FIELD_RULES.phone)}
        label="Phone"
        type="tel"
        autoComplete="tel"
        required
        maxLength={INQUIRY_LIMITS.phone}
        error={errorOf('phone')}
      />
      <TextField
        {...register('currentWebsite', FIELD_RULES.currentWebsite)}
        label="Current website URL (optional)"
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        maxLength={INQUIRY_LIMITS.url}
        error={errorOf('currentWebsite')}
      />
      <Honeypot {...register('fax')} />
      <div className="flex flex-col items-start gap-6 sm:col-span-2">
        <Button
          type="submit"
          busy={isSubmitting}
          // The field keeps the focus until the click: a message that came on blur would move the button away.
          onMouseDown={(event) => event.preventDefault()}
          className="min-w-48"
        >
          {isSubmitting ? 'Submitting...' : 'Submit Inquiry'}
        </Button>
        <Outcome {...outcome} />
      </div>
    </form>
  );
}

function Outcome({ kind, reason }: ConsultationOutcome) {
  if (kind === 'none') return null;
  if (kind === 'sent') return <Notice kind="success">{FORM_MESSAGES.consultationSent}</Notice>;
  return (
    <Notice kind="error">
      <p>{FORM_MESSAGES.consultationFailed}</p>
      {reason && <p className="text-muted">{reason}</p>}
    </Notice>
  );
}
