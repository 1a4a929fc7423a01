import type { Coin } from '@kiln/contracts/payment-details';

/** How a coin is spoken of, and the network it has to be sent on. */
export const COIN_NAMES: Record<Coin, { name: string; symbol: string; network: string }> = {
  bitcoin: { name: 'Bitcoin', symbol: 'BTC', network: 'Bitcoin' },
  ethereum: { name: 'Ethereum', symbol: 'ETH', network: 'Ethereum' },
  litecoin: { name: 'Litecoin', symbol: 'LTC', network: 'Litecoin' },
  dogecoin: { name: 'Dogecoin', symbol: 'DOGE', network: 'Dogecoin' },
};
