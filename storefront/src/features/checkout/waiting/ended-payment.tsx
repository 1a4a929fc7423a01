import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';

export interface EndedPaymentProps {
  message: string;
  /** e.g. 'Get a new code'. */
  again: string;
  onRestart: () => void;
  onLeave: () => void;
}

/** A payment that ended without money: why, and the two ways on. The cart is kept. */
export function EndedPayment({ message, again, onRestart, onLeave }: EndedPaymentProps) {
  return (
    <div className="flex flex-col items-start gap-6">
      <Notice kind="error">{message}</Notice>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
        <Button icon="refresh" onClick={onRestart}>
          {again}
        </Button>
        <Button variant="outline" onClick={onLeave}>
          Choose another method
        </Button>
      </div>
    </div>
  );
}
