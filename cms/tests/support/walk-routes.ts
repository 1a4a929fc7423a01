import { call } from './http';
import type { Route } from './registered-routes';

/** Content types as the content manager's calls name them: content, submissions, what is kept, accounts. */
export const TYPES = [
  'api::product.product',
  'api::category.category',
  'api::tag.tag',
  'api::plan.plan',
  'api::portfolio-service.portfolio-service',
  'api::site-setting.site-setting',
  'api::inquiry.inquiry',
  'api::booking.booking',
  'api::deliverable.deliverable',
  'api::deliverable.deliverable-version',
  'api::mail.outbox-mail',
  'api::inquiry.desk-entry',
  'plugin::users-permissions.user',
  'admin::user',
];

/** Relations of which the content manager lists what they may point to. */
const RELATIONS = ['api::product.product/category', 'plugin::users-permissions.user/role', 'admin::user/roles'];

/** These end the session that walks; they come last, and the very last is refused then. */
const ENDS_SESSION = ['POST /api/auth/logout', 'POST /admin/logout', 'DELETE /admin/users/me/sessions'];
const NOTHING = '999999';

interface Visit {
  /** 'GET /path/:id', and what the walk put into it where that decides who may. */
  name: string;
  method: string;
  path: string;
}

export interface Walk {
  /** Names of what answered, whatever the answer was. */
  open: string[];
  /** Names of what was refused: 401, 403. */
  refused: string[];
}

/** Calls every route once, those on content types once per type, with ids of nothing; one after the other. */
export async function walkRoutes(url: string, routes: Route[], token?: string): Promise<Walk> {
  const visits = routes.flatMap(visitsOf);
  const last = ENDS_SESSION.flatMap((name) => visits.filter((visit) => visit.name === name));
  const walk: Walk = { open: [], refused: [] };
  for (const visit of [...visits.filter((each) => !last.includes(each)), ...last]) {
    walk[(await isRefusedTo(url, visit, token)) ? 'refused' : 'open'].push(visit.name);
  }
  return { open: walk.open.toSorted(), refused: walk.refused.toSorted() };
}

function visitsOf({ method, path }: Route): Visit[] {
  const name = `${method} ${path}`;
  if (path.startsWith('/content-manager/relations/')) {
    return RELATIONS.map((relation) => {
      const [type = '', field = ''] = relation.split('/');
      return { name: `${name} ${relation}`, method, path: fill(path, { model: type, targetField: field }) };
    });
  }
  if (path.includes('/:model')) {
    return TYPES.map((model) => ({ name: `${name} ${model}`, method, path: fill(path, { model }) }));
  }
  const uid = path.includes('/components/') ? 'text.section' : 'api::product.product';
  return [{ name, method, path: fill(path, { uid, contentType: 'api::product.product' }) }];
}

function fill(path: string, values: Record<string, string>): string {
  return path.replaceAll(
    /:(\w+)\??\*?|\(.*\)/g,
    (_, parameter: string | undefined) => values[parameter ?? ''] ?? NOTHING,
  );
}

async function isRefusedTo(url: string, { method, path }: Visit, token: string | undefined): Promise<boolean> {
  const { status } = await call(`${url}${path}`, {
    method,
    ...(token !== undefined && { token }),
    ...(method !== 'GET' && { json: {} }),
  });
  // Here Strapi means 403, but goes on as if it had not refused, without the values that it would need.
  const isRefusedByFailing = status === 500 && path.startsWith('/content-manager/relations/');
  return status === 401 || status === 403 || isRefusedByFailing;
}
