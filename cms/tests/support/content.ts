import { inject } from 'vitest';
import { call, type Answer } from './http';

export interface Content<Data> {
  data: Data;
  meta: object;
}

/** A call of the panel's content manager by an Editor; `path` follows the content type. */
export async function edit<Body>(uid: string, path = '', method = 'POST', json: object = {}): Promise<Answer<Body>> {
  const { url, tokens } = inject('cms');
  return call(`${url}/content-manager/collection-types/${uid}${path}`, {
    method,
    token: tokens.editor,
    ...(method !== 'GET' && { json }),
  });
}

/** Makes an entry (a draft, where the type has drafts) and returns its document id. */
export async function createEntry(uid: string, fields: object): Promise<string> {
  const { status, body } = await edit<{ data: { documentId: string } }>(uid, '', 'POST', fields);
  if (status !== 201) throw new Error(`Not created: ${JSON.stringify(body)}`);
  return body.data.documentId;
}

export async function publishEntry(uid: string, documentId: string): Promise<Answer<unknown>> {
  return edit(uid, `/${documentId}/actions/publish`);
}

export async function createPublished(uid: string, fields: object): Promise<string> {
  const documentId = await createEntry(uid, fields);
  const { status, body } = await publishEntry(uid, documentId);
  if (status !== 200) throw new Error(`Not published: ${JSON.stringify(body)}`);
  return documentId;
}

/** `data` of a public content call. */
export async function readContent<Data>(path: string): Promise<Data> {
  const answer = await call<Content<Data>>(`${inject('cms').url}/api/${path}`);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return answer.body.data;
}
