import { expect, it } from 'vitest';
import { readPreview, signPreview } from './preview-token';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const PREVIEW = { uid: 'api::product.product', documentId: 'abc', expires: NOW + 1000 };

it('names one draft until its time is over', () => {
  const token = signPreview('secret', PREVIEW);
  expect(readPreview('secret', token, NOW)).toEqual(PREVIEW);
  expect(readPreview('secret', token, NOW + 1000)).toBeNull();
});

it('is of no use when it was changed, made without the secret, or made by nobody', () => {
  const [claim = '', mac = ''] = signPreview('secret', PREVIEW).split('.');
  const later = Buffer.from(JSON.stringify([PREVIEW.uid, PREVIEW.documentId, NOW * 2])).toString('base64url');
  const forged = [`${later}.${mac}`, `${claim}.`, claim, '', '.', 'a.b.c', `${claim}.${mac.slice(1)}`];
  for (const token of forged) expect(readPreview('secret', token, NOW), token).toBeNull();
  expect(readPreview('other', `${claim}.${mac}`, NOW)).toBeNull();
  expect(readPreview('', signPreview('', PREVIEW), NOW)).toBeNull();
});
