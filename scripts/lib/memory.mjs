import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const EVERY_MS = 200;

/** Resident memory of a process in MB. */
export async function residentOf(pid) {
  const { stdout } = await execute('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Math.round(Number(stdout) / 1024);
}

/**
 * Watches processes until `stop`, which tells of each what it had before and how far it went above, in MB.
 * @param {Record<string, number>} pids by name
 */
export async function memoryWatch(pids) {
  const names = Object.keys(pids);
  const read = () => Promise.all(names.map((name) => residentOf(pids[name])));
  const idle = await read();
  let peaks = idle;
  let reading = Promise.resolve();
  const look = async () => {
    const now = await read();
    peaks = peaks.map((peak, index) => Math.max(peak, now[index]));
  };
  const timer = setInterval(() => (reading = reading.then(look)), EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await reading;
      await look();
      return Object.fromEntries(
        names.map((name, index) => [name, { idle: idle[index], above: peaks[index] - idle[index] }]),
      );
    },
  };
}
