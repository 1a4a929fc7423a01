import { z } from 'zod';
import type { Log } from '../lib/log';
import type { AdministratorCheck } from './administrators';

const meSchema = z.object({ data: z.object({ roles: z.array(z.object({ code: z.string() })) }) });

/** Roles of the panel that may see orders. */
const ROLES = new Set(['strapi-super-admin', 'support', 'kiln-support']);

/** Asks the CMS whose access token it is. */
export function createCmsAdministrators(cmsUrl: URL, timeoutMs: number, log: Log): AdministratorCheck {
  return {
    async isAdministrator(bearerToken) {
      try {
        const response = await fetch(new URL('/admin/users/me', cmsUrl), {
          headers: { authorization: `Bearer ${bearerToken}` },
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) return false;
        return meSchema.parse(await response.json()).data.roles.some(({ code }) => ROLES.has(code));
      } catch (error) {
        log.warn({ err: error }, 'administrator could not be checked');
        return false;
      }
    },
  };
}
