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
  const invited = await call<{ data: { registrationToken: string } }>(`${url}/admin/users`, {
    method: 'POST',
    token,
    json: { firstname: role, email: `${role}@example.com`, roles: [roleId] },
  });
  const registered = await call<TokenAnswer>(`${url}/admin/register`, {
    method: 'POST',
    json: {
      registrationToken: invited.body.data.registrationToken,
      userInfo: { firstname: role, password: ADMIN.password },
    },
  });
  return registered.body.data.token;
}
