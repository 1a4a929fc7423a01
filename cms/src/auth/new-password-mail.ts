import { paragraph, type Compose } from '../mail/mail';
import { publicUrl } from '../settings';

interface Account {
  email: string;
  resetPasswordToken: string | null;
  resetPasswordTokenExpiresAt: string | null;
}

/** The link to a new password for the panel; nothing once it was used or an hour has passed. */
export const composeNewPassword: Compose = async (strapi, about, studio) => {
  const account: Account | null = await strapi.db.query('admin::user').findOne({ where: { documentId: about } });
  const { resetPasswordToken: token, resetPasswordTokenExpiresAt: expiresAt } = account ?? {};
  if (!account || !token || !expiresAt || new Date(expiresAt).getTime() <= Date.now()) return null;

  return {
    to: { name: '', address: account.email },
    replyTo: null,
    subject: `A new password for the panel of ${studio.name}`,
    heading: 'A new password',
    autoSubmitted: 'auto-generated',
    blocks: [
      paragraph(`Somebody asked for a new password for your account in the panel of ${studio.name}.`),
      // Behind '#', so that the browser keeps it to itself.
      {
        kind: 'link',
        text: 'Choose a new password',
        href: new URL(`/admin#reset-password=${encodeURIComponent(token)}`, publicUrl(strapi)).href,
      },
      paragraph('The link works once, for an hour. If it was not you, ignore this mail: your password stays.'),
    ],
  };
};
