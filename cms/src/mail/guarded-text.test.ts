import { expect, it } from 'vitest';
import { guardedQuote, mailName, thanks } from './guarded-text';

it.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['J.R. Hartley', 'J. R. Hartley'],
  ['Win at https://evil.example/now', 'Win at'],
  ['www.evil.example', ''],
  ['evil.example', 'evil. example'],
  ['\u202eadA', 'adA'],
])('says the name %j as %j', (name, said) => expect(mailName(name)).toBe(said));

it('thanks without a name where there is none to say', () => {
  expect(thanks('https://evil.example')).toBe('Thank you.');
  expect(thanks('Ada')).toBe('Thank you, Ada.');
});

it.each([
  ['See https://evil.example/a?b=c now', 'See [link] now'],
  ['Visit evil.example, or www.evil.co.uk/x.', 'Visit [link], or [link]'],
  ['Write to eve@evil.example', 'Write to [link]'],
  ['javascript://evil', '[link]'],
  ['Version 2.5, e.g. three pages.\nThanks', 'Version 2.5, e.g. three pages.\nThanks'],
])('quotes %j as %j', (text, quoted) => expect(guardedQuote(text)).toBe(quoted));

it('does not quote at any length', () => expect(guardedQuote('word '.repeat(1000)).length).toBeLessThan(1600));
