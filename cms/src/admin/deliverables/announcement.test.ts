import { expect, it } from 'vitest';
import { countOf, toldOf } from './announcement';

it.each([
  [{ recipients: 0, told: 0, waiting: 0, failed: 0 }, 'Nobody bought an earlier version.'],
  [{ recipients: 2, told: 0, waiting: 0, failed: 0 }, 'Earlier buyers: 2 not told yet.'],
  [
    { recipients: 0, told: 3, waiting: 1, failed: 1 },
    'Earlier buyers: 3 told, 1 waiting for the mail server, 1 refused by their mail server.',
  ],
])('says of %j: %s', (announcement, said) => {
  expect(toldOf(announcement)).toBe(said);
});

it('counts one and many', () => {
  expect([countOf(1), countOf(12)]).toEqual(['1 buyer', '12 buyers']);
});
