import { setTimeout as pause } from 'node:timers/promises';
import { buy, type BuyersWorld } from './buyer';
import type { Random } from './random';

const BUYERS_AT_ONCE = 8;

/** Sends so many buyers, eight at once. Each waits until it may come. */
export async function sendBuyers(
  shop: BuyersWorld,
  checkouts: number,
  random: Random,
  mayCome: (index: number) => boolean,
): Promise<void> {
  const fates = Array.from({ length: checkouts }, () => random.fork());
  const queue = fates.entries();
  const oneAfterTheOther = async () => {
    for (const [index, fate] of queue) {
      while (!mayCome(index)) await pause(20);
      await buy(shop, index, fate);
    }
  };
  await Promise.all(Array.from({ length: BUYERS_AT_ONCE }, oneAfterTheOther));
}
