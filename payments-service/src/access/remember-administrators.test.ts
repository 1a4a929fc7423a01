import { expect, test } from 'vitest';
import { rememberAdministrators } from './remember-administrators';

function world() {
  let at = 1_000_000;
  const asked: string[] = [];
  const good = new Set(['good']);
  const check = rememberAdministrators(
    {
      identify(token) {
        asked.push(token);
        return Promise.resolve(good.has(token) ? { id: '7', name: 'Grace Hopper' } : null);
      },
    },
    () => new Date(at),
  );
  return { check, asked, good, pass: (ms: number) => (at += ms) };
}

test('calls at once and within 5 s ask the CMS once', async () => {
  const { check, asked, pass } = world();
  await Promise.all([1, 2, 3].map(() => check.identify('good')));
  pass(4_999);
  expect(await check.identify('good')).toMatchObject({ id: '7' });
  expect(asked).toEqual(['good']);
});

test('a role that is taken away ends after 5 s', async () => {
  const { check, good, pass } = world();
  await check.identify('good');
  good.clear();
  pass(5_000);
  expect(await check.identify('good')).toBeNull();
});

test('guessing tokens reaches the CMS 50 times in 10 s, and administrators stay in', async () => {
  const { check, asked, pass } = world();
  await check.identify('good');
  for (let guess = 0; guess < 300; guess += 1) await check.identify(`guess-${guess}`);
  expect(asked).toHaveLength(50);
  pass(5_000);
  expect(await check.identify('good')).toMatchObject({ id: '7' });
});
