import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import { useEffect, useState } from 'react';

/** How long the list of methods is held back for the browser's answer, milliseconds: longer would keep the buyer. */
const PATIENCE = 4_000;

/**
 * The wallets that the browser has. Undefined while it has not told: a list that grows under the pointer makes people
 * press the wrong line.
 */
export function useWallets(asked: boolean) {
  const [wallets, setWallets] = useState<readonly PaymentMethodId[]>();
  useEffect(() => {
    if (!asked || wallets) return undefined;
    const timer = setTimeout(() => setWallets([]), PATIENCE);
    return () => clearTimeout(timer);
  }, [asked, wallets]);
  return { wallets: asked ? wallets : [], onWallets: setWallets };
}
