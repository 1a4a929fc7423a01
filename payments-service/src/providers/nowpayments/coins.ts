import type { Coin } from '@kiln/contracts/payment-details';

interface CoinFacts {
  /** NOWPayments' name of it. */
  ticker: string;
  name: string;
  /** Scheme of its payment URIs. */
  scheme: string;
}

export const COIN_FACTS: Record<Coin, CoinFacts> = {
  bitcoin: { ticker: 'btc', name: 'Bitcoin', scheme: 'bitcoin' },
  ethereum: { ticker: 'eth', name: 'Ethereum', scheme: 'ethereum' },
  litecoin: { ticker: 'ltc', name: 'Litecoin', scheme: 'litecoin' },
  dogecoin: { ticker: 'doge', name: 'Dogecoin', scheme: 'dogecoin' },
};

const BY_TICKER = new Map(Object.entries(COIN_FACTS).map(([coin, { ticker }]) => [ticker, coin as Coin]));

/** Undefined for a coin that the shop does not take. */
export function coinOfTicker(ticker: string): Coin | undefined {
  return BY_TICKER.get(ticker.toLowerCase());
}

/** Whole coins as plain decimal text: 1e-7 is '0.0000001'. Wallets and people read no exponents. */
export function coinText(amount: number): string {
  const [digits = '0', exponent] = String(amount).split('e');
  if (exponent === undefined) return digits;
  const decimals = (digits.split('.')[1]?.length ?? 0) - Number(exponent);
  return amount.toFixed(Math.min(Math.max(decimals, 0), 100));
}

/** What a wallet opens: BIP 21 with whole coins, for ether ERC-681 with its smallest unit, wei. */
export function paymentUri(coin: Coin, address: string, amount: string): string {
  const { scheme } = COIN_FACTS[coin];
  return coin === 'ethereum' ? `${scheme}:${address}?value=${inWei(amount)}` : `${scheme}:${address}?amount=${amount}`;
}

const WEI_DECIMALS = 18;

function inWei(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.slice(0, WEI_DECIMALS).padEnd(WEI_DECIMALS, '0')).toString();
}
