import { Box, Typography } from '@strapi/design-system';
import { returnedMail } from '../returned-mail';
import type { Order } from '../wire';

/** Says that the buyer got nothing, beside the buttons that help. */
export function ReturnedMail({ order }: { order: Order }) {
  const mail = returnedMail(order);
  if (!mail) return null;
  const [what, help] =
    mail.kind === 'bounced'
      ? ['The mail to this address came back.', 'Correct the address, which sends the receipt anew; or resend it.']
      : ['The receiver called our mail spam.', 'Mails of this kind are sent by hand only: ask before you resend.'];
  return (
    <Box role="status" background="danger100" borderColor="danger200" hasRadius padding={4} marginBottom={4}>
      <Typography tag="p" fontWeight="semiBold" textColor="danger700">
        {what}
      </Typography>
      {mail.reason !== '' && (
        <Typography tag="p" variant="pi" textColor="danger700" style={{ overflowWrap: 'anywhere' }}>
          {mail.reason}
        </Typography>
      )}
      <Typography tag="p" textColor="danger700">
        {help}
      </Typography>
    </Box>
  );
}
