import { expect, it } from 'vitest';
import { passwordProblem } from './password-rules';

it.each(['Kiln-2026', 'aA3456789', `aA1${'x'.repeat(69)}`])('takes %s', (password) => {
  expect(passwordProblem(password)).toBeNull();
});

it.each(['Aa34567', 'kiln-2026', 'KILN-2026', 'Kiln-kiln', ''])('says what %j lacks', (password) => {
  expect(passwordProblem(password)).toMatch(/At least 8 characters/);
});

it('counts bytes, not letters', () => {
  expect(passwordProblem(`aA1${'x'.repeat(70)}`)).toBe('At most 72 bytes.');
  expect(passwordProblem(`aA1${'é'.repeat(35)}`)).toBe('At most 72 bytes.');
});
