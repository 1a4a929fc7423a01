import { Typography } from '@strapi/design-system';
import type { MailState } from './wire';
import { mailWords } from './words';

/** How a mail stands; in red where it does not go. */
export function MailWords({ mail }: { mail: MailState }) {
  const { text, tone } = mailWords(mail);
  return <Typography textColor={tone === 'bad' ? 'danger700' : 'neutral800'}>{text}</Typography>;
}
