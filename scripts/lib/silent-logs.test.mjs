import { expect, it } from 'vitest';
import { indiscretionsOf } from './silent-logs.mjs';

const settings = { LINK_SECRET: 'a-secret-of-links', MAILBOX_PORT: '1080', STUDIO_EMAIL: 'support@kiln.example' };

it.each([
  ['a secret', '{"err":"bad signature of a-secret-of-links"}', 'LINK_SECRET'],
  ['a card number', '{"body":"4242 4242 4242 4242"}', 'a card number'],
  ['an order’s link', '{"path":"/orders/Zm9vYmFyYmF6cXV4MTIz"}', 'the token of a link'],
  ['a file’s link', '{"path":"/api/payments/files/Zm9vYmFyYmF6cXV4MTIz"}', 'the token of a link'],
  ['a session', 'authorization: Bearer abcdefghijkl', 'a bearer token'],
  ['an e-mail address', '{"to":"ada@buyer.example"}', 'a whole e-mail address'],
])('finds %s', (_what, line, found) => {
  expect(indiscretionsOf(settings, line)).toContain(found);
});

it.each([
  '{"to":"a***@buyer.example","path":"/orders/-","requestId":"4f1c9a0d2b7e4f1c9a0d2b7e"}',
  '{"route":"/api/payments/orders/:token","status":200,"ms":12}',
  '{"route":"/api/payments/orders/:token/files/ddeqe49eivwtpvim8pmzbbt8"}',
  '{"path":"/api/payments/orders/lookup","jobId":"job_019774201a2b4242424242424242"}',
  'DeprecationWarning: removed in pg@9.0. Use async/await',
])('lets pass what tells nothing: %s', (line) => {
  expect(indiscretionsOf(settings, line)).toEqual([]);
});
