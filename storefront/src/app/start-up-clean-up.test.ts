import { afterEach, expect, it, vi } from 'vitest';
import { cleanUpOldStorage } from './start-up-clean-up';

afterEach(() => void vi.unstubAllGlobals());

it('removes what points at the old API, and nothing else', () => {
  localStorage.setItem('api', 'http://localhost:5000/api');
  localStorage.setItem('http://127.0.0.1:5000', 'x');
  localStorage.setItem('price', '{"price":5000}');
  localStorage.setItem('time', '12:5000');
  sessionStorage.setItem('base', 'http://127.0.0.1:5000/');
  cleanUpOldStorage();
  expect(Object.keys(localStorage).sort()).toEqual(['price', 'time']);
  expect(sessionStorage.length).toBe(0);
});

it('deletes all browser caches', async () => {
  const names = new Set(['pages', 'images']);
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...names]),
    delete: (name: string) => Promise.resolve(names.delete(name)),
  });
  cleanUpOldStorage();
  await vi.waitFor(() => expect(names.size).toBe(0));
});
