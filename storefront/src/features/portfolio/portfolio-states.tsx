import { Skeleton } from '../../components/ui/skeleton';
import { Unavailable } from '../../components/ui/unavailable';

/** The work did not come: the reason, and another try. */
export function WorkUnavailable({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Unavailable message={message} onRetry={onRetry} className="min-h-[40vh]">
      The pictures are safe, the shelf is stuck. Try again in a moment.
    </Unavailable>
  );
}

export function WallSkeleton() {
  return (
    <div role="status" aria-label="Loading work" className="columns-12 gap-y-14">
      <Skeleton className="col-span-12 aspect-4/3 md:aspect-16/9" />
      <Skeleton className="col-span-12 aspect-4/3 md:col-span-5" />
      <Skeleton className="col-span-12 aspect-4/3 md:col-span-7" />
    </div>
  );
}
