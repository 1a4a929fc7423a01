import { expect, it } from 'vitest';
import { inWords, providerLabel, providerNotes, sweepNote } from './health-words';
import type { ShopHealth } from './wire';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const provider = (changes: Partial<ShopHealth['providers'][number]> = {}) => ({
  id: 'stripe',
  hasWebhook: true,
  lastWebhookAt: ago(2),
  lagMs: 40,
  unworked: 0,
  oldestUnworkedAt: null,
  lastError: null,
  ...changes,
});

it.each([
  [provider(), 'In order'],
  [provider({ unworked: 1, oldestUnworkedAt: ago(1) }), 'In order'],
  [provider({ unworked: 2, oldestUnworkedAt: ago(6) }), '2 events not worked'],
  [provider({ lastError: { at: ago(20), message: 'x' } }), 'Error within the hour'],
  [provider({ lastError: { at: ago(90), message: 'x' } }), 'In order'],
])('tells of a provider how it fares', (each, text) => expect(providerLabel(each, NOW).text).toBe(text));

it('says what stands behind it', () => {
  const notes = (changes: Partial<ShopHealth['providers'][number]>) => providerNotes(provider(changes), () => 'then');
  expect(notes({})).toEqual(['Last webhook then, worked at once.']);
  expect(notes({ lagMs: 90_000 })).toEqual(['Last webhook then, worked after 2 minutes.']);
  expect(notes({ lastWebhookAt: null })).toEqual(['No webhook received yet.']);
  expect(notes({ hasWebhook: false })).toEqual(['Its webhook is turned off.']);
  expect(notes({ lagMs: null, unworked: 1, lastError: { at: ago(1), message: 'cannot be reached' } })).toEqual([
    'Last webhook then, not worked yet.',
    '1 event not worked yet; repeated by itself.',
    'Last error then: cannot be reached',
  ]);
});

it('tells when the sweep ran', () => {
  const sweep = (lastRunAt: string | null) => sweepNote([{ name: 'payment sweep', lastRunAt, lastError: null }], NOW);
  expect(sweep(ago(0.5))).toEqual({ text: 'Ran 30 seconds ago', tone: 'success' });
  expect(sweep(ago(180))).toEqual({ text: 'Ran 3 hours ago', tone: 'danger' });
  expect(sweep(null).tone).toBe('warning');
  expect(inWords(1_000)).toBe('1 second');
});
