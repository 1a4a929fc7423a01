import type { Core } from '@strapi/strapi';
import { putInOutbox } from '../mail/outbox';

/** How long a link works, in milliseconds: an hour, as Strapi's own. */
const LIFESPAN = 3_600_000;

interface Registry {
  extend(uid: string, wrap: (service: Core.Service) => Core.Service): void;
}

/** Sends the mail of a forgotten password through our outbox, which repeats what failed, with a link to the guard. */
export function mailNewPasswords(strapi: Core.Strapi): void {
  const services: Registry = strapi.get('services');
  services.extend('admin::auth', (auth) => ({
    ...auth,
    // Nobody waits for it: whether there is such an account does not show in the time that an answer takes.
    forgotPassword: async ({ email }: { email: string }) => {
      try {
        await offerNewPassword(strapi, email);
      } catch (error) {
        strapi.log.error(error);
      }
    },
  }));
}

async function offerNewPassword(strapi: Core.Strapi, email: string): Promise<void> {
  const user: { id: number; documentId: string } | null = await strapi.db
    .query('admin::user')
    .findOne({ where: { email, isActive: true } });
  if (!user) return;

  const expiresAt = Date.now() + LIFESPAN;
  await strapi.db.transaction(async () => {
    await strapi.service('admin::user')?.updateById(user.id, {
      resetPasswordToken: strapi.service('admin::token')?.createToken(),
      resetPasswordTokenExpiresAt: new Date(expiresAt),
    });
    await putInOutbox(strapi, 'new-password', user.documentId, expiresAt);
  });
}
