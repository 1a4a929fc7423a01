import { PageHeader } from '../../components/layout/page-header';
import { Button, ButtonLink } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { paths } from '../../config/paths';
import { CartIsSafe } from './cart-is-safe';

export interface PaymentFailedProps {
  message: string;
  /** Pieces in the cart. */
  cartCount: number;
  /** Given when nobody could be asked: the payment may well be made. */
  onAgain?: () => void;
}

/** The success page's failure (S 2). */
export function PaymentFailed({ message, cartCount, onAgain }: PaymentFailedProps) {
  return (
    <>
      <PageHeader title="Payment Verification Failed" />
      <div className="wrap flex flex-col items-start gap-8 pt-10 pb-24">
        <Notice kind="error">{message}</Notice>
        {onAgain && (
          <p className="max-w-[56ch] text-lead text-muted">
            This does not mean that your payment failed: we could not ask. A payment that went through is found again,
            and never taken twice.
          </p>
        )}
        {!onAgain && cartCount > 0 && <CartIsSafe count={cartCount} />}
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
          {onAgain && (
            <Button icon="refresh" onClick={onAgain}>
              Check again
            </Button>
          )}
          <ButtonLink to={paths.checkout} variant={onAgain ? 'outline' : 'solid'}>
            Try Again
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
