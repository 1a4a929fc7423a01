import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../lib/ids';
import { createLinkSigner } from './links';

const links = createLinkSigner('a secret of at least sixteen');

test('reads what it has signed, and signs the same again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (linkVersion) => {
      const id = newId('ord');
      const token = links.orderToken({ id, linkVersion });
      expect(links.readOrderToken(token)).toEqual({ orderId: id, linkVersion });
      expect(links.orderToken({ id, linkVersion })).toBe(token);
    }),
  );
});

test('any other character anywhere makes the token worthless', () => {
  const token = links.orderToken({ id: newId('ord'), linkVersion: 1 });
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.stringMatching(/^[\w.-]$/), (index, character) => {
      fc.pre(token[index] !== character);
      const changed = token.slice(0, index) + character + token.slice(index + 1);
      // The last character of a 256-bit signature carries two spare bits that base64url readers ignore; we do not.
      expect(links.readOrderToken(changed)).toBeNull();
    }),
  );
});

test('a token of one kind or of another secret opens nothing', () => {
  const token = links.orderToken({ id: newId('ord'), linkVersion: 1 });
  expect(links.readFileToken(token)).toBeNull();
  expect(createLinkSigner('another secret of sixteen').readOrderToken(token)).toBeNull();
  expect(links.readOrderToken('')).toBeNull();
  expect(links.readOrderToken('../../etc/passwd')).toBeNull();
});

test('a file token carries its end', () => {
  const id = newId('dl');
  const end = new Date('2027-01-01T00:00:00.123Z');
  expect(links.readFileToken(links.fileToken(id, end))).toEqual({ downloadId: id, expiresAt: end });
});
