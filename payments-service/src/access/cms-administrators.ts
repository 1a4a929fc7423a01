import { z } from 'zod';
import type { Log } from '../lib/log';
import type { AdministratorCheck } from './administrators';

const meSchema = z.object({
  data: z.object({
    id: z.union([z.number(), z.string()]).transform(String),
    firstname: z.string().nullish(),
    lastname: z.string().nullish(),
    roles: z.array(z.object({ code: z.string() })),
  }),
});

/** Roles of the panel that may see orders. */
const ROLES = new Set(['strapi-super-admin', 'support', 'kiln-support']);

/** Asks the CMS whose access token it is. */
export function createCmsAdministrators(cmsUrl: URL, timeoutMs: number, log: Log): AdministratorCheck {
  return {
    async identify(bearerToken) {
      try {
        const response = await fetch(new URL('/admin/users/me', cmsUrl), {
          headers: { authorization: `Bearer ${bearerToken}` },
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) return null;
        const { id, firstname, lastname, roles } = meSchema.parse(await response.json()).data;
        if (!roles.some(({ code }) => ROLES.has(code))) return null;
        return { id, name: [firstname, lastname].filter(Boolean).join(' ') || 'Panel user' };
      } catch (error) {
        log.warn({ err: error }, 'administrator could not be checked');
        return null;
      }
    },
  };
}
