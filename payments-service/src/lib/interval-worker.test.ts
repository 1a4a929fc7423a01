import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { startIntervalWorker } from './interval-worker';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const HOUR = 3_600_000;

test('works off a backlog at once, and comes again when woken', async () => {
  let backlog = 3;
  let runs = 0;
  const worker = startIntervalWorker('test', HOUR, () => ((runs += 1), Promise.resolve(backlog-- > 0 ? 1 : 0)), silent);
  await eventually('the backlog', () => runs === 4);
  worker.wake();
  await eventually('the wake', () => runs === 5);
  await worker.stop();
});

test('a run that throws is told and does not end the worker', async () => {
  const errors: string[] = [];
  let runs = 0;
  const log = { ...silent, error: (_: object, message: string) => void errors.push(message) };
  const worker = startIntervalWorker('test', 5, () => ((runs += 1), Promise.reject(new Error('no'))), log);
  await eventually('another run', () => runs > 2);
  await worker.stop();
  expect(errors.length).toBe(runs);
});

test('one run at a time; stopping waits for it and starts no more', async () => {
  let active = 0;
  let most = 0;
  let finish: () => void = () => undefined;
  const worker = startIntervalWorker(
    'test',
    1,
    async () => {
      active += 1;
      most = Math.max(most, active);
      await new Promise<void>((resolve) => (finish = resolve));
      active -= 1;
      return 0;
    },
    silent,
  );
  await eventually('a run', () => active === 1);
  worker.wake();
  const stopped = worker.stop();
  finish();
  await stopped;
  worker.wake();
  expect([active, most]).toEqual([0, 1]);
});
