import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Schema } from './schema';

type Work<Result> = (transaction: Transaction<Schema>) => Promise<Result>;

export type Transact = <Result>(work: Work<Result>) => Promise<Result>;

interface Waiting {
  work: Work<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** Transactions under one commit, unless a single turn has more: the first one's caller waits for all of them. */
const MOST = 20;

/**
 * Runs transactions that are asked for together one after the other under one commit, and so one wait for the disk:
 * those of one turn of the event loop, and of the next ones as long as each brings another.
 * Each is all or nothing by itself, and none is answered before the commit.
 */
export function shareCommits(db: Kysely<Schema>): Transact {
  let waiting: Waiting[] = [];

  const runWaiting = async () => {
    const group = waiting;
    waiting = [];
    try {
      const answers = await db.transaction().execute(async (transaction) => {
        const ended: (() => void)[] = [];
        for (const each of group) ended.push(await runOne(transaction, each));
        return ended;
      });
      for (const answer of answers) answer();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };

  const gather = (count: number) => {
    if (waiting.length > count && waiting.length < MOST) setImmediate(gather, waiting.length);
    else void runWaiting();
  };

  return <Result>(work: Work<Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Waiting['resolve'], reject });
      if (waiting.length === 1) setImmediate(gather, 0);
    });
}

const SAVEPOINT = CompiledQuery.raw('savepoint work');
const ROLLBACK = CompiledQuery.raw('rollback to work');
const RELEASE = CompiledQuery.raw('release work');

/** @returns what answers the caller, once all is committed */
async function runOne(transaction: Transaction<Schema>, { work, resolve, reject }: Waiting): Promise<() => void> {
  await transaction.executeQuery(SAVEPOINT);
  try {
    const result = await work(transaction);
    return () => resolve(result);
  } catch (error) {
    await transaction.executeQuery(ROLLBACK);
    return () => reject(error);
  } finally {
    await transaction.executeQuery(RELEASE);
  }
}
