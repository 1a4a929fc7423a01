import { randomBytes } from 'node:crypto';
import type { Row } from '../../src/product-imports/csv';
import type { LineReport } from '../../src/product-imports/plan-line';
import { call } from './http';
import { SERVICE_SECRET } from './run-cms';

/** As the panel and the script send them. */
const AT_ONCE = 25;

/** An import of a table with its files, as the script makes it. @param url of the CMS, which may start anew meanwhile */
export function newImport(url: () => string) {
  const id = randomBytes(16).toString('hex');
  const path = (rest: string) => `${url()}/api/internal/product-imports${rest}`;
  const post = async <Data>(rest: string, body: string | Buffer, type: string, headers = {}): Promise<Data> => {
    const answer = await call<{ data: Data; error?: { message: string } }>(path(rest), {
      method: 'POST',
      token: SERVICE_SECRET,
      headers: { 'Content-Type': type, ...headers },
      body,
    });
    if (answer.status >= 300) throw new Error(answer.body.error?.message ?? `${answer.status}`);
    return answer.body.data;
  };
  return {
    read: async (csv: string) => post<{ rows: Row[]; doubles: LineReport[] }>('/read', csv, 'application/octet-stream'),
    /** Looks at the lines, or imports them. */
    send: async (verb: 'check' | 'run', rows: Row[]) => {
      const lines: LineReport[] = [];
      for (let start = 0; start < rows.length; start += AT_ONCE) {
        const part = JSON.stringify({ rows: rows.slice(start, start + AT_ONCE) });
        lines.push(...(await post<{ lines: LineReport[] }>(`/${id}/${verb}`, part, 'application/json')).lines);
      }
      return lines;
    },
    sendFile: async (name: string, content: Buffer) =>
      post(`/${id}/files`, content, 'application/octet-stream', { 'X-File-Path': encodeURIComponent(name) }),
    dropFiles: async () => call(path(`/${id}/files`), { method: 'DELETE', token: SERVICE_SECRET }),
    exported: async () => (await call<string>(path('/export'), { token: SERVICE_SECRET })).body,
  };
}

/** How many lines there are of each action. */
export function actionsOf(lines: LineReport[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { action } of lines) counts[action] = (counts[action] ?? 0) + 1;
  return counts;
}
