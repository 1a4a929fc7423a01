import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { CatalogProduct, CatalogProductDetail, ProductList } from '../../src/catalogue/wire';
import { call, type Answer } from './http';
import { PIXEL } from './seed-folder';

export const PRODUCT_TYPE = 'api::product.product';

export interface Success<Data> {
  success: true;
  data: Data;
}

export interface Failure {
  success: false;
  error: string;
}

/** A word that no other test uses, to find one's own products by. */
export function uniqueWord(): string {
  return `w${randomUUID().replaceAll('-', '')}`;
}

/** A CMS and who acts there; by itself the one that all test files share, and its administrator. */
export interface At {
  url: string;
  token: string;
}

function shared(): At {
  const { url, tokens } = inject('cms');
  return { url, token: tokens.admin };
}

/** A picture in the media library. Returns its id. */
export async function uploadPicture(
  alternativeText = 'A test picture',
  { url, token } = shared(),
  name = 'cover.png',
): Promise<number> {
  const form = new FormData();
  form.append('files', new Blob([PIXEL], { type: 'image/png' }), 'cover.png');
  form.append('fileInfo', JSON.stringify({ name, alternativeText }));
  const { body } = await call<{ id: number }[]>(`${url}/upload`, { method: 'POST', token, body: form });
  const [file] = body;
  if (!file) throw new Error(`No picture came back: ${JSON.stringify(body)}`);
  return file.id;
}

export interface DeliverableAnswer {
  data: {
    id: string;
    name: string;
    versions: { version: number; fileName: string; size: number; sha256: string; note: string | null }[];
  };
}

export async function uploadDeliverable(
  content: Uint8Array<ArrayBuffer> = Buffer.from('PK archive'),
  { fileName = 'archive.zip', url = shared().url, token = shared().token, of = '', note = '' } = {},
): Promise<Answer<DeliverableAnswer>> {
  return call(`${url}/admin/deliverables${of === '' ? '' : `/${of}/versions`}`, {
    method: 'POST',
    token,
    headers: {
      'Content-Type': 'application/octet-stream',
      'X-File-Name': encodeURIComponent(fileName),
      'X-Version-Note': encodeURIComponent(note),
    },
    body: new Blob([content]),
  });
}

/** Everything a product needs to be published. */
export async function completeProduct(fields: object = {}, at = shared()): Promise<Record<string, unknown>> {
  const [cover, deliverable] = await Promise.all([uploadPicture(undefined, at), uploadDeliverable(undefined, at)]);
  return {
    title: 'Test asset',
    slug: uniqueWord(),
    description: 'For a test.',
    price: 10,
    cover,
    deliverables: [deliverable.body.data.id],
    ...fields,
  };
}

export async function createProduct(fields: object = {}, at = shared()): Promise<CatalogProductDetail> {
  const answer = await call<Success<{ product: CatalogProductDetail }>>(`${at.url}/api/products`, {
    method: 'POST',
    token: at.token,
    json: { ...(await completeProduct({}, at)), status: 'published', ...fields },
  });
  if (answer.status !== 201) throw new Error(`Not created: ${JSON.stringify(answer.body)}`);
  return answer.body.data.product;
}

export async function listProducts(query: string): Promise<ProductList> {
  const answer = await call<Success<ProductList>>(`${inject('cms').url}/api/products?${query}`);
  if (answer.status !== 200) throw new Error(`${query}: ${answer.status}`);
  return answer.body.data;
}

export async function findTitles(query: string): Promise<string[]> {
  return (await listProducts(query)).products.map(({ title }: CatalogProduct) => title);
}

/** A call of the panel's content manager on products. */
export async function manage<Body>(path: string, method = 'POST', json: object = {}): Promise<Answer<Body>> {
  const { url, tokens } = inject('cms');
  const base = `${url}/content-manager/collection-types/${PRODUCT_TYPE}`;
  return call(`${base}${path}`, { method, token: tokens.editor, ...(method !== 'GET' && { json }) });
}

/** Document id of a product, found as the panel finds it. */
export async function documentIdOf(slug: string): Promise<string> {
  const { body } = await manage<{ results: { documentId: string }[] }>(`?filters[slug][$eq]=${slug}`, 'GET');
  const [entry] = body.results;
  if (!entry) throw new Error(`No product ${slug}`);
  return entry.documentId;
}
