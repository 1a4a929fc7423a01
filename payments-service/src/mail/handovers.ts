import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Handovers } from '../delivery/ports';

/** One empty file per mail under way. Written synchronously: nothing may come between the mail's end and its mark. */
export function createHandovers(folder: string): Handovers {
  mkdirSync(folder, { recursive: true });
  const fileOf = (jobId: string) => path.join(folder, jobId);
  return {
    has: (jobId) => existsSync(fileOf(jobId)),
    note: (jobId) => writeFileSync(fileOf(jobId), ''),
    forget: (jobId) => rmSync(fileOf(jobId), { force: true }),
  };
}
