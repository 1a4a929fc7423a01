/** The wallets that the sandbox plays: Stripe's name of the payment, of the option, and the token of its card. */
export const WALLETS = {
  apple_pay: { label: 'Apple Pay', option: 'applePay', token: 'tok_wallet_applePay' },
  google_pay: { label: 'Google Pay', option: 'googlePay', token: 'tok_wallet_googlePay' },
} as const;

export type Wallet = keyof typeof WALLETS;

/** `apple_pay,google_pay` under this name in localStorage: the wallets that this browser has. Set at `/sandbox/`. */
const STORED_AS = 'sandbox.wallets';

/** No wallet unless a person or a test gave the browser one. */
export function walletsOfBrowser(): Wallet[] {
  const stored = (localStorage.getItem(STORED_AS) ?? '').split(',').map((name) => name.trim());
  return (Object.keys(WALLETS) as Wallet[]).filter((wallet) => stored.includes(wallet));
}

export function giveWallets(wallets: string[]): void {
  localStorage.setItem(STORED_AS, wallets.join(','));
}

/** Who always pays by wallet here. */
export const WALLET_OWNER = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+14155550100',
  address: {
    line1: '354 Oyster Point Blvd',
    line2: null,
    city: 'South San Francisco',
    state: 'CA',
    postal_code: '94080',
    country: 'US',
  },
};
