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

  /** Newest first. */
  list<T>(type: string, limit: number): T[] {
    return this.search(type, { limit });
  }

  /** Ids of objects of these types, newest first. */
  newest(types: readonly string[], limit: number): string[] {
    const rows = this.database
      .prepare(`SELECT id FROM objects WHERE type IN (${types.map(() => '?').join(', ')}) ORDER BY seq DESC LIMIT ?`)
      .all(...types, limit);
    return (rows as { id: string }[]).map(({ id }) => id);
  }

  /** Newest first; only what matches every condition. */
  search<T>(type: string, { limit, olderThan, newerThan, created = {}, fields = {} }: ObjectQuery): T[] {
    const conditions = ['type = ?'];
    const values: (number | string)[] = [type];
    const where = (condition: string, ...given: (number | string)[]) => {
      conditions.push(condition);
      values.push(...given);
    };
    if (olderThan !== undefined) where('seq < (SELECT seq FROM objects WHERE id = ?)', olderThan);
    if (newerThan !== undefined) where('seq > (SELECT seq FROM objects WHERE id = ?)', newerThan);
    for (const [name, operator] of Object.entries(OPERATORS)) {
      const seconds = created[name as keyof typeof OPERATORS];
      if (seconds !== undefined) where(`json_extract(body, '$.created') ${operator} ?`, seconds);
    }
    for (const [field, value] of Object.entries(fields)) where('json_extract(body, ?) = ?', `$.${field}`, value);
    // Back from an object, the page next to it is wanted, not the newest one.
    const order = newerThan === undefined ? 'DESC' : 'ASC';
    const rows = this.database
      .prepare(`SELECT body FROM objects WHERE ${conditions.join(' AND ')} ORDER BY seq ${order} LIMIT ?`)
      .all(...values, limit);
    const found = (rows as { body: string }[]).map((row) => JSON.parse(row.body) as T);
    return newerThan === undefined ? found : found.reverse();
  }
}

const OPERATORS = { gt: '>', gte: '>=', lt: '<', lte: '<=' };

export interface ObjectQuery {
  limit: number;
  /** Ids of the objects at which a page starts or ends, themselves left out. */
  olderThan?: string | undefined;
  newerThan?: string | undefined;
  /** Seconds, against the objects' own `created`. */
  created?: Partial<Record<keyof typeof OPERATORS, number>>;
  /** Values that the objects' own fields must have. */
  fields?: Record<string, string>;
}
