import { formatUsd, toMinorUnits } from '@kiln/contracts/money';
import { classNames } from './class-names';

/** A price in dollars as the catalogue has it; the original is struck through when it is higher (S 2). */
export function Price({
  price,
  originalPrice = null,
  className,
}: {
  price: number;
  originalPrice?: number | null;
  className?: string;
}) {
  const cents = toMinorUnits(price);
  const reduced = originalPrice !== null && originalPrice > price;
  return (
    <span className={classNames('figures whitespace-nowrap', className)}>
      {reduced && (
        <>
          <span className="sr-only">Original price</span>
          <s className="mr-2 text-muted">{formatUsd(toMinorUnits(originalPrice))}</s>
          <span className="sr-only">Now</span>
        </>
      )}
      {cents === 0 ? 'Free' : formatUsd(cents)}
    </span>
  );
}
