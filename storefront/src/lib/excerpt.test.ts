import { expect, it } from 'vitest';
import { excerpt } from './excerpt';

it('leaves a short text as it is', () => {
  expect(excerpt('Thrown in two halves.')).toBe('Thrown in two halves.');
});

it('cuts a long one between words, and one without spaces anywhere', () => {
  const long = excerpt('Clay keeps what the hand did. '.repeat(20));
  expect(long.length).toBeLessThanOrEqual(181);
  expect(long).toMatch(/ (Clay|keeps|what|the|hand|did\.)…$/);
  expect(excerpt('o'.repeat(500))).toBe(`${'o'.repeat(180)}…`);
});
