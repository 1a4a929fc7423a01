import { Spinner } from '../../components/ui/button';

/** S 2. */
export function Verifying() {
  return (
    <div className="wrap flex min-h-[60vh] items-center py-24">
      <p role="status" className="display-type flex items-center gap-6 text-headline">
        <Spinner size={44} />
        Verifying your payment...
      </p>
    </div>
  );
}
