import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from './ports.mjs';

const execute = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/**
 * A throw-away PostgreSQL on a free port of the loopback, for tests. Undefined where none is installed.
 * @returns {Promise<{url: string, stop(): Promise<void>} | undefined>}
 */
export async function startPostgres() {
  const bin = await programs();
  if (!bin) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'kiln-postgres-'));
  const [port] = await freePorts(1);
  // PostgreSQL does not run as root.
  const asOwner = userInfo().uid === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  if (asOwner.length > 0) {
    const { stdout } = await execute('id', ['-u', 'postgres']);
    chownSync(folder, Number(stdout), -1);
  }
  const run = (program, ...args) => {
    const [file, ...rest] = [...asOwner, path.join(bin, program), '-D', path.join(folder, 'data'), ...args];
    return execute(file, rest, { cwd: folder });
  };
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  const stop = async () => {
    await run('pg_ctl', '-m', 'immediate', 'stop').catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await run('initdb', '-U', 'kiln', '--auth=trust');
    await run('pg_ctl', '-l', path.join(folder, 'log'), '-w', '-o', options, 'start');
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://kiln@127.0.0.1:${port}/postgres`, stop };
}

/** Folder of PostgreSQL's programs: on the PATH, or where Debian keeps its newest version. */
async function programs() {
  const found = await execute('which', ['initdb']).then(
    ({ stdout }) => path.dirname(stdout.trim()),
    () => undefined,
  );
  if (found || !existsSync(DEBIAN)) return found;
  const versions = readdirSync(DEBIAN).sort((left, right) => Number(left) - Number(right));
  return versions
    .map((version) => path.join(DEBIAN, version, 'bin'))
    .findLast((bin) => existsSync(path.join(bin, 'initdb')));
}
