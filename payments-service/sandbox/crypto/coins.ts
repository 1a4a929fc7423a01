import { randomBytes } from 'node:crypto';
import { randomToken } from '../ids';

export interface Coin {
  network: string;
  /** US dollars for one coin; fixed, so that amounts can be foreseen. */
  dollars: number;
  /** A fresh address in the form of the coin's test network. */
  newAddress(): string;
}

const MINIMUM_DOLLARS = 2;
const DECIMALS = 8;

export const COINS: Record<string, Coin> = {
  btc: { network: 'btc', dollars: 90_000, newAddress: () => `tb1q${bech32(38)}` },
  eth: { network: 'eth', dollars: 3000, newAddress: () => `0x${randomBytes(20).toString('hex')}` },
  ltc: { network: 'ltc', dollars: 100, newAddress: () => `tltc1q${bech32(38)}` },
  doge: { network: 'doge', dollars: 0.2, newAddress: () => `n${randomToken(33)}` },
};

/** Dollars in coins, to eight decimals. */
export function inCoins(dollars: number, coin: Coin): number {
  return rounded(dollars / coin.dollars);
}

/** The least that the network is worth, in coins. */
export function minimumOf(coin: Coin): number {
  return inCoins(MINIMUM_DOLLARS, coin);
}

export function rounded(coins: number): number {
  return Number(coins.toFixed(DECIMALS));
}

function bech32(length: number): string {
  const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}
