import type { MinorUnits } from '@kiln/contracts/money';
import { lineTotal, type PricedLine } from '@kiln/contracts/pricing';

/**
 * Each item's share of what was paid, tax included, in cents, in the order of the items. Every item first gets its
 * part rounded down; the cents that are then left go one each to the items that lost most by it, the earlier first.
 * So the shares sum exactly to `total`, and none is a cent or more off its part.
 */
export function sharesOf(items: readonly PricedLine[], total: MinorUnits): MinorUnits[] {
  // As BigInt: the product of two large orders passes what a number counts exactly.
  const weights = items.map((item) => BigInt(lineTotal(item)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return items.map(() => 0);
  const parts = weights.map((weight, index) => {
    const product = weight * BigInt(total);
    return { index, share: Number(product / whole), lost: product % whole };
  });
  const shares = parts.map(({ share }) => share);
  const left = total - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = parts.toSorted((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1));
  for (const { index } of byLoss.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
