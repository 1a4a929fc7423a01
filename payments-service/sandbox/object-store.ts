import type { SandboxDatabase } from './database';

/** Providers' objects by id; the newest state only. Everything is synchronous, so a handler is one transaction. */
export class ObjectStore {
  constructor(private readonly database: SandboxDatabase) {}

  /** Inserts or replaces; `parent` is the id of the object this one belongs to. */
  save(object: { id: string; object: string }, parent: string | null = null): void {
    this.database
      .prepare(
        `INSERT INTO objects (id, type, parent, body) VALUES (?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET body = excluded.body`,
      )
      .run(object.id, object.object, parent, JSON.stringify(object));
  }

  find<T>(type: string, id: string): T | undefined {
    const row = this.database.prepare('SELECT body FROM objects WHERE id = ? AND type = ?').get(id, type);
    return row === undefined ? undefined : (JSON.parse((row as { body: string }).body) as T);
  }

  children<T>(type: string, parent: string): T[] {
    const rows = this.database
      .prepare('SELECT body FROM objects WHERE parent = ? AND type = ? ORDER BY seq')
      .all(parent, type);
    return (rows as { body: string }[]).map((row) => JSON.parse(row.body) as T);
  }

  /** Newest first, after (older than) `startingAfter` if given. */
  list<T>(type: string, limit: number, startingAfter?: string): T[] {
    const rows = this.database
      .prepare(
        `SELECT body FROM objects WHERE type = @type
         AND (@after IS NULL OR seq < (SELECT seq FROM objects WHERE id = @after)) ORDER BY seq DESC LIMIT @limit`,
      )
      .all({ type, limit, after: startingAfter ?? null });
    return (rows as { body: string }[]).map((row) => JSON.parse(row.body) as T);
  }
}
