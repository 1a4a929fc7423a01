import { errors } from '@strapi/utils';
import { PUBLIC_ACTIONS } from '../bootstrap/public-permissions';

interface RequestHeaders {
  request: { headers: { authorization?: string | undefined } };
}

/**
 * Answers visitors without a session on reads that every page needs, and permits exactly the list of public actions, which
 * the public role is made to equal at every start. Strapi's own strategy reads that role's rights for each request.
 */
const PUBLIC_READER = {
  name: 'public-reader',

  authenticate({ request }: RequestHeaders): { authenticated: boolean } {
    return { authenticated: request.headers.authorization === undefined };
  },

  verify(_auth: unknown, { scope = [] }: { scope?: string | string[] }): void {
    const actions = [scope].flat();
    const isPublic = actions.length > 0 && actions.every((action) => PUBLIC_ACTIONS.includes(action));
    if (!isPublic) throw new errors.ForbiddenError();
  },
};

/** The strategies of a public read: whoever sends a token is asked as everywhere else. */
export const PUBLIC_READERS = [PUBLIC_READER, 'content-api-token', 'users-permissions'];
