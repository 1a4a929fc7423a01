import { FORM_MESSAGES, INQUIRY_LIMITS } from '@kiln/contracts/inquiries-api';
import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '../../components/ui/button';
import { classNames } from '../../components/ui/class-names';
import { Honeypot } from '../../components/ui/honeypot';
import { NeedsScript } from '../../components/ui/needs-script';
import { Notice } from '../../components/ui/notice';
import { TextArea, TextField } from '../../components/ui/text-field';
import { useLatestCallback } from '../../hooks/use-latest-callback';
import { useContactForm } from './use-contact-form';

/** Name, Email, Message (S 2); the browser checks them (S 5). The thanks take the form's place without moving the page. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const onReturn = useLatestCallback(() => form.current?.reset());
  const { state, send } = useContactForm(onReturn);
  const { status } = state;
  const errors = status === 'error' ? state.fields : {};

  // What had the focus, the pressed button or the thanks, is gone: it goes where one reads or types next.
  useEffect(() => {
    const focus = (selector: string) =>
      form.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    if (status === 'success') thanks.current?.focus({ preventScroll: true });
    if (status === 'error') focus('[aria-invalid=true], [type=submit]');
    if (status === 'idle' && document.activeElement === thanks.current) focus('input');
  }, [status]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    for (const field of element.querySelectorAll<HTMLInputElement>('[required]')) field.value = field.value.trim();
    // Blanks alone are nothing: the browser is asked again.
    if (!element.reportValidity()) return;
    const { name = '', email = '', message = '', fax } = textsOf(element);
    void send({ name, email, message, ...(fax && { fax }) });
  };

  const common = { required: true, readOnly: status === 'submitting' };
  return (
    <>
      <NeedsScript>The form needs JavaScript. Our e-mail addresses do not.</NeedsScript>
      <div className="grid [&>*]:col-start-1 [&>*]:row-start-1">
        {/* 'dialog' outside of one does nothing: before the script is here nothing typed gets into an address. */}
        <form
          ref={form}
          method="dialog"
          aria-label="Contact"
          onSubmit={onSubmit}
          className={classNames('grid content-start gap-6 sm:grid-cols-2', status === 'success' && 'invisible')}
        >
          <TextField
            {...common}
            label="Name"
            name="name"
            autoComplete="name"
            maxLength={INQUIRY_LIMITS.name}
            error={errors.name}
          />
          <TextField
            {...common}
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={INQUIRY_LIMITS.email}
            error={errors.email}
          />
          <TextArea
            {...common}
            label="Message"
            name="message"
            rows={10}
            maxLength={INQUIRY_LIMITS.message}
            error={errors.message}
            className="sm:col-span-2"
          />
          <Honeypot />
          {status === 'error' && (
            <div className="sm:col-span-2">
              <Notice kind="error">{state.problem}</Notice>
            </div>
          )}
          <Button type="submit" busy={status === 'submitting'} className="sm:col-span-2 sm:justify-self-start">
            {status === 'submitting' ? 'Sending...' : 'Send Message'}
          </Button>
        </form>
        <div
          ref={thanks}
          role="status"
          tabIndex={-1}
          className={status === 'success' ? 'border border-hairline p-6 outline-none md:p-10' : 'pointer-events-none'}
        >
          {status === 'success' && (
            <>
              <p className="display-type text-headline">{FORM_MESSAGES.contactSent}</p>
              <p className="mt-4 max-w-[40ch] text-lead text-muted">{FORM_MESSAGES.contactThanks}</p>
            </>
          )}
        </div>
      </div>
    </>
  );
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
