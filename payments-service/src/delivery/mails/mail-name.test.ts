import { expect, test } from 'vitest';
import { mailName } from './mail-name';

test.each([
  ['Ada Byron', 'Ada Byron'],
  ['J.R. Hartley', 'J. R. Hartley'],
  ['Zoë O’Neil-Smith Jr.', 'Zoë O’Neil-Smith Jr.'],
  ['You won! https://evil.example/x?y now', 'You won! now'],
  ['WWW.evil.example', ''],
  ['evil.example/prize', 'evil. example/prize'],
  ['Ada\r\nBcc: x\u0000\u202e', 'Ada Bcc: x'],
])('%j is said as %j', (name, said) => {
  expect(mailName(name)).toBe(said);
});
