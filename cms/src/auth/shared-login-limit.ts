import { Stores } from 'koa2-ratelimit';
import { countHit } from '../forms/count-submission';

interface Options {
  /** Milliseconds. */
  interval: number;
}

/**
 * Counts sign-ins in the database, for Strapi's limit on them (koa2-ratelimit): its own store is a process's memory, so
 * that two copies of the CMS would let twice as many guesses pass.
 */
export class SharedLoginLimit extends Stores.Store {
  async incr(key: string, { interval }: Options, weight: number): Promise<{ counter: number; dateEnd: number }> {
    let last = { hits: 0, endsAt: 0 };
    for (let counted = 0; counted < weight; counted += 1) {
      last = await countHit(strapi, strapi.db.connection, `login ${key}`, interval);
    }
    return { counter: last.hits, dateEnd: last.endsAt };
  }

  /** For limits that forgive what failed; Strapi's does not. */
  decrement(): void {}

  /** Who went past the limit is in the request log. */
  saveAbuse(): void {}
}
