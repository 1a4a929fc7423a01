import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { aContactMessage, rowsOf, send } from './support/forms';
import { call } from './support/http';
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
    const message = aContactMessage();
    await send('inquiries/contact', message);
    const [row] = await rowsOf('inquiry', 'email', message.email, { url, token: tokens.support });
    return { ...message, documentId: String(row?.documentId), row };
  }

  it('reads an inquiry and moves it on, but leaves the words of its sender', async () => {
    const { documentId, email, row } = await anInquiry();
    expect(row).toMatchObject({ email, state: 'new' });
    const json = { state: 'answered', email: 'eve@example.com' };
    await call(`${inquiries}/${documentId}`, { method: 'PUT', token: tokens.support, json });
    const { body } = await call<{ data: object }>(`${inquiries}/${documentId}`, { token: tokens.support });
    expect(body.data).toMatchObject({ state: 'answered', email });
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
    expect(mine.body.data.length).toBeGreaterThan(3);
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
    expect(new Set(support.map(({ subject }) => subject))).toEqual(
      new Set(['api::inquiry.inquiry', 'api::booking.booking', null]),
    );
    expect(support.find(of('update', 'api::booking.booking'))?.properties.fields).toEqual(['state']);
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
    expect((await after.held('support')).some(of('update', 'api::inquiry.inquiry'))).toBe(true);
  });
});
