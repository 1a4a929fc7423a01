import { call } from './http';
import { ADMIN } from './run-cms';

export interface PanelTokens {
  admin: string;
  editor: string;
  author: string;
  api: string;
}

interface TokenAnswer {
  data: { token: string };
}

/** Signs in the first administrator and makes an Editor, an Author and a full-access API token. */
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
    author: await makeAccount(url, admin, 'strapi-author'),
    api: apiToken.body.data.accessKey,
  };
}

async function makeAccount(url: string, token: string, role: string): Promise<string> {
  const roles = await call<{ data: { id: number; code: string }[] }>(`${url}/admin/roles`, { token });
  const roleId = roles.body.data.find(({ code }) => code === role)?.id;
  return inviteAccount(url, token, role, roleId);
}

/** Makes a role of the panel that holds these actions and nothing else, and an account of it. Returns its token. */
export async function makeAccountWith(url: string, token: string, name: string, actions: string[]): Promise<string> {
  const json = { name, description: '' };
  const made = await call<{ data: { id: number } }>(`${url}/admin/roles`, { method: 'POST', token, json });
  const { id } = made.body.data;
  const permissions = actions.map((action) => ({ action, subject: null, properties: {}, conditions: [] }));
  const path = `${url}/admin/roles/${id}/permissions`;
  const granted = await call(path, { method: 'PUT', token, json: { permissions } });
  if (granted.status !== 200) throw new Error(`Not granted: ${JSON.stringify(granted.body)}`);
  return inviteAccount(url, token, name, id);
}

async function inviteAccount(url: string, token: string, name: string, roleId: number | undefined): Promise<string> {
  const invited = await call<{ data: { registrationToken: string } }>(`${url}/admin/users`, {
    method: 'POST',
    token,
    json: { firstname: name, email: `${name}@example.com`, roles: [roleId] },
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
