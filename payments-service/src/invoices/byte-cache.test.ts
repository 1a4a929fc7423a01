import { expect, test } from 'vitest';
import { ByteCache } from './byte-cache';

function counting(size = 1) {
  let made = 0;
  const make = async () => {
    made += 1;
    return Buffer.alloc(size);
  };
  return { make, count: () => made };
}

test('made once, for all who ask at once and for those who ask again', async () => {
  const cache = new ByteCache(100);
  const { make, count } = counting();
  const all = await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('a', make)]);
  expect(new Set([...all, await cache.get('a', make)]).size).toBe(1);
  expect(count()).toBe(1);
});

test('one thing is made at a time', async () => {
  const cache = new ByteCache(100);
  const steps: string[] = [];
  const make = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise(setImmediate);
    steps.push(`${name} ends`);
    return Buffer.alloc(1);
  };
  await Promise.all([cache.get('a', make('a')), cache.get('b', make('b'))]);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('beyond the bytes allowed, what was used longest ago is made again', async () => {
  const cache = new ByteCache(25);
  const [a, b, c] = [counting(10), counting(10), counting(10)];
  await cache.get('a', a.make);
  await cache.get('b', b.make);
  await cache.get('a', a.make);
  await cache.get('c', c.make);
  await cache.get('a', a.make);
  await cache.get('b', b.make);
  expect([a.count(), b.count(), c.count()]).toEqual([1, 2, 1]);
});

test('a failure is told, not kept, and holds nobody up', async () => {
  const cache = new ByteCache(100);
  const { make, count } = counting();
  await expect(cache.get('a', () => Promise.reject(new Error('no font')))).rejects.toThrow('no font');
  await cache.get('a', make);
  expect(count()).toBe(1);
});
