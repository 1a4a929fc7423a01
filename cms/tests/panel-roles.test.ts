import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { rowsOf } from './support/forms';
import { call } from './support/http';
import { deskOf } from './support/inbox';
import { ADMIN, createWorkspace, startCms, type Cms, type Workspace } from './support/run-cms';
import { PIXEL } from './support/seed-folder';

interface Permission {
  action: string;
  subject: string | null;
  properties: { fields?: string[] };
  conditions: string[];
}

const EXPLORER = 'plugin::content-manager.explorer';
const { url, tokens } = inject('cms');

describe('what Support may do', () => {
  const inquiries = `${url}/content-manager/collection-types/api::inquiry.inquiry`;

  async function anInquiry() {
    const { id, email } = await deskOf(url, tokens.support).newMessage();
    const [row] = await rowsOf('inquiry', 'email', email);
    return { id, documentId: String(row?.documentId) };
  }

  it('handles inquiries in the inbox, and has no stock list of them', async () => {
    const { id, documentId } = await anInquiry();
    expect(id).toBe(documentId);
    for (const path of [inquiries, `${inquiries}/${documentId}`]) {
      expect((await call(path, { token: tokens.support })).status, path).toBe(403);
    }
    const json = { state: 'answered', email: 'eve@example.com' };
    const changed = await call(`${inquiries}/${documentId}`, { method: 'PUT', token: tokens.support, json });
    expect(changed.status).toBe(403);
  });

  it('deletes none', async () => {
    const { documentId } = await anInquiry();
    expect((await call(`${inquiries}/${documentId}`, { method: 'DELETE', token: tokens.support })).status).toBe(403);
  });

  it('puts nothing into the media library', async () => {
    const form = new FormData();
    form.append('files', new Blob([PIXEL], { type: 'image/png' }), 'picture.png');
    const upload = await call(`${url}/upload`, { method: 'POST', token: tokens.support, body: form });
    expect(upload.status).toBe(403);
  });
});

it.each(['api::inquiry.inquiry', 'api::booking.booking'])("offers nobody 'Create new entry' of %s", async (subject) => {
  for (const token of [tokens.admin, tokens.editor, tokens.support]) {
    const mine = await call<{ data: Permission[] }>(`${url}/admin/users/me/permissions`, { token });
    expect(mine.body.data.length).toBeGreaterThan(2);
    expect(mine.body.data.filter((each) => each.action === `${EXPLORER}.create` && each.subject === subject)).toEqual(
      [],
    );
  }
});

describe('roles over the starts of an installation', () => {
  const ADDED: Permission = {
    action: `${EXPLORER}.read`,
    subject: 'api::inquiry.inquiry',
    properties: { fields: ['reference', 'state'] },
    conditions: [],
  };
  const of = (action: string, subject: string) => (each: Permission) =>
    each.action === `${EXPLORER}.${action}` && each.subject === subject;
  let workspace: Workspace;
  let cms: Cms;

  beforeAll(async () => {
    workspace = await createWorkspace();
    cms = await startCms(workspace);
  });
  afterAll(async () => {
    await cms.stop();
    await workspace.remove();
  });

  async function panel() {
    const login = await call<{ data: { token: string } }>(`${cms.url}/admin/login`, { method: 'POST', json: ADMIN });
    const { token } = login.body.data;
    const roles = await call<{ data: { id: number; code: string }[] }>(`${cms.url}/admin/roles`, { token });
    const idOf = (code: string) => roles.body.data.find((role) => role.code === code)?.id;
    const permissions = (code: string) => `${cms.url}/admin/roles/${idOf(code)}/permissions`;
    return {
      held: async (code: string) => (await call<{ data: Permission[] }>(permissions(code), { token })).body.data,
      set: async (code: string, all: Permission[]) => {
        const json = {
          permissions: all.map(({ action, subject, properties, conditions }) => ({
            action,
            subject,
            properties,
            conditions,
          })),
        };
        return (await call(permissions(code), { method: 'PUT', token, json })).status;
      },
      remove: async (code: string) =>
        (await call(`${cms.url}/admin/roles/${idOf(code)}`, { method: 'DELETE', token })).status,
    };
  }

  it('begin as the code has them', async () => {
    const { held } = await panel();
    const editor = await held('strapi-editor');
    expect(editor.some(of('publish', 'api::product.product'))).toBe(true);
    expect(editor.filter(({ subject }) => subject === ADDED.subject)).toEqual([]);
    expect(await held('strapi-author')).toEqual([]);
    const support = await held('support');
    expect(support.map(({ action, subject }) => [action, subject]).toSorted()).toEqual([
      ['api::inbox.handle', null],
      ['api::orders.erase', null],
      ['api::orders.handle', null],
    ]);
  });

  it('keep what was added by hand, get back what was taken, and a role that was deleted', async () => {
    const before = await panel();
    const editor = await before.held('strapi-editor');
    const changed = [...editor.filter((each) => !of('update', 'api::tag.tag')(each)), ADDED];
    expect(await before.set('strapi-editor', changed)).toBe(200);
    expect(await before.remove('support')).toBe(200);
    await cms.stop();

    cms = await startCms(workspace);
    const after = await panel();
    const held = await after.held('strapi-editor');
    expect(held.filter(of('read', 'api::inquiry.inquiry')).map(({ properties }) => properties)).toEqual([
      ADDED.properties,
    ]);
    expect(held.some(of('update', 'api::tag.tag'))).toBe(true);
    expect(held).toHaveLength(editor.length + 1);
    expect((await after.held('support')).map(({ action }) => action)).toContain('api::inbox.handle');
  });
});
