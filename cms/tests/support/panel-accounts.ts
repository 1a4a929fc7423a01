import { call } from './http';
import { ADMIN } from './run-cms';

/** What people and machines present: the panel's access tokens by role, an API token, and a customer's of the site. */
export interface PanelTokens {
  admin: string;
  editor: string;
  support: string;
  author: string;
  api: string;
  customer: string;
}

interface TokenAnswer {
  data: { token: string };
}

/** Signs in the first administrator, and makes an account of every role, a customer and a full-access API token. */
export async function makeAccounts(url: string): Promise<PanelTokens> {
  const login = await call<TokenAnswer>(`${url}/admin/login`, { method: 'POST', json: ADMIN });
  const admin = login.body.data.token;
  const apiToken = await call<{ data: { accessKey: string } }>(`${url}/admin/api-tokens`, {
    method: 'POST',
    token: admin,
    json: { name: 'Import', description: '', type: 'full-access', lifespan: null },
  });
  return {
    admin,
    editor: await makeAccount(url, admin, 'strapi-editor'),
    support: await makeAccount(url, admin, 'support'),
    author: await makeAccount(url, admin, 'strapi-author'),
    api: apiToken.body.data.accessKey,
    customer: await makeCustomer(url, admin),
  };
}

async function makeAccount(url: string, token: string, role: string): Promise<string> {
  return inviteAccount(url, token, role, [await roleIdOf(url, token, role)]);
}

async function roleIdOf(url: string, token: string, role: string): Promise<number> {
  const roles = await call<{ data: { id: number; code: string }[] }>(`${url}/admin/roles`, { token });
  const found = roles.body.data.find(({ code }) => code === role);
  if (!found) throw new Error(`No role ${role}`);
  return found.id;
}

/** Makes a role of the panel that holds these actions and nothing else, and an Editor who has it too. Returns their token. */
export async function makeAccountWith(url: string, token: string, name: string, actions: string[]): Promise<string> {
  const json = { name, description: '' };
  const made = await call<{ data: { id: number } }>(`${url}/admin/roles`, { method: 'POST', token, json });
  const { id } = made.body.data;
  const permissions = actions.map((action) => ({ action, subject: null, properties: {}, conditions: [] }));
  const path = `${url}/admin/roles/${id}/permissions`;
  const granted = await call(path, { method: 'PUT', token, json: { permissions } });
  if (granted.status !== 200) throw new Error(`Not granted: ${JSON.stringify(granted.body)}`);
  return inviteAccount(url, token, name, [id, await roleIdOf(url, token, 'strapi-editor')]);
}

/** Invites somebody and takes the invitation up. Returns the access token of the session that this opens. */
async function inviteAccount(url: string, token: string, name: string, roles: number[]): Promise<string> {
  const invited = await call<{ data: { registrationToken: string } }>(`${url}/admin/users`, {
    method: 'POST',
    token,
    json: { firstname: name, email: `${name}@example.com`, roles },
  });
  const registered = await call<TokenAnswer>(`${url}/admin/register`, {
    method: 'POST',
    json: {
      registrationToken: invited.body.data.registrationToken,
      userInfo: { firstname: name, password: ADMIN.password },
    },
  });
  return registered.body.data.token;
}

/** An account of the site, as an administrator makes one: registration is closed. */
async function makeCustomer(url: string, token: string): Promise<string> {
  const { body } = await call<{ roles: { id: number; type: string }[] }>(`${url}/users-permissions/roles`, { token });
  const account = { username: 'customer', email: 'customer@example.com', password: 'Customer-password-1' };
  const role = { connect: [{ id: body.roles.find(({ type }) => type === 'authenticated')?.id }] };
  await call(`${url}/content-manager/collection-types/plugin::users-permissions.user`, {
    method: 'POST',
    token,
    json: { ...account, confirmed: true, blocked: false, role },
  });
  const { email: identifier, password } = account;
  const login = await call<{ jwt: string }>(`${url}/api/auth/local`, {
    method: 'POST',
    json: { identifier, password },
  });
  return login.body.jwt;
}
