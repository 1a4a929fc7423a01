import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../lib/environment.mjs';

/**
 * Rows per second that the database takes with one durable commit each: the service's pragmas, a table of its own in
 * the same folder, nothing else.
 */
export function durableInserts(folder, count = 2_000) {
  const Database = createRequire(path.join(ROOT, 'payments-service/package.json'))('better-sqlite3');
  const database = new Database(path.join(folder, 'bare.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table if not exists bare (id integer primary key, body text not null)');
  const insert = database.prepare('insert into bare (body) values (?)');
  const body = 'x'.repeat(500);
  const started = performance.now();
  for (let row = 0; row < count; row += 1) insert.run(body);
  const seconds = (performance.now() - started) / 1000;
  database.close();
  return count / seconds;
}
