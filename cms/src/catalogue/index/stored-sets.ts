import { SETS, type Knex } from './index-tables';
import { chunkOf, NumberSet, type StoredChunk } from './number-set';

/** Keys in one statement: SQLite takes 500 rows in one insert. */
const BATCH = 400;

interface SetRow extends StoredChunk {
  key: string;
}

/** How the numbers of one set change. */
export interface SetChange {
  added: number[];
  removed: number[];
}

/** @returns the sets as they stand at one moment, by key; those without numbers are absent */
export async function readSets(knex: Knex, keys: string[]): Promise<Map<string, NumberSet>> {
  const rows: SetRow[] = await knex(SETS).whereIn('key', keys).select('key', 'chunk', 'bits');
  return new Map([...byKey(rows)].map(([key, chunks]) => [key, NumberSet.stored(chunks)]));
}

/** @returns how many numbers each set has; those without are absent */
export async function countSets(knex: Knex, keys: string[]): Promise<Map<string, number>> {
  const rows: { key: string; count: unknown }[] = await knex(SETS)
    .whereIn('key', keys)
    .groupBy('key')
    .select('key')
    .sum({ count: 'size' });
  return new Map(rows.map(({ key, count }) => [key, Number(count)]));
}

/** Writes the chunks that change, and no others. */
export async function changeSets(trx: Knex, changes: Map<string, SetChange>): Promise<void> {
  const all = [...changes];
  for (let from = 0; from < all.length; from += BATCH) await changeSome(trx, new Map(all.slice(from, from + BATCH)));
}

async function changeSome(trx: Knex, changes: Map<string, SetChange>): Promise<void> {
  const touched = new Set([...changes.values()].flatMap(({ added, removed }) => [...added, ...removed].map(chunkOf)));
  const rows: SetRow[] = await trx(SETS)
    .whereIn('key', [...changes.keys()])
    .whereIn('chunk', [...touched])
    .select('key', 'chunk', 'size', 'bits');
  const stored = byKey(rows);
  const after = [...changes].flatMap(([key, { added, removed }]) =>
    NumberSet.stored(stored.get(key) ?? [])
      .without(NumberSet.of(removed))
      .or(NumberSet.of(added))
      .store()
      .map((chunk) => ({ key, ...chunk })),
  );
  await trx(SETS)
    .whereIn('key', [...changes.keys()])
    .whereIn('chunk', [...touched])
    .delete();
  for (let from = 0; from < after.length; from += BATCH) await trx(SETS).insert(after.slice(from, from + BATCH));
}

function byKey<Row extends { key: string }>(rows: Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.key, [...(found.get(row.key) ?? []), row]);
  return found;
}
