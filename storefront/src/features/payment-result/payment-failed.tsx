import { PageHeader } from '../../components/layout/page-header';
import { Button, ButtonLink } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { paths } from '../../config/paths';

export interface PaymentFailedProps {
  message: string;
  /** Given when nobody could be asked: the payment may well be made. */
  onAgain?: () => void;
}

/** The success page's failure (S 2). */
export function PaymentFailed({ message, onAgain }: PaymentFailedProps) {
  return (
    <>
      <PageHeader title="Payment Verification Failed" />
      <div className="wrap flex max-w-[60rem] flex-col items-start gap-8 pt-10 pb-24">
        <Notice kind="error">{message}</Notice>
        {onAgain && (
          <p className="max-w-[56ch] text-lead text-muted">
            This does not mean that your payment failed: we could not ask. A payment that went through is found again,
            and never taken twice.
          </p>
        )}
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
