import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/ui/empty-state';
import { Unavailable } from '../../components/ui/unavailable';
import { paths } from '../../config/paths';

/** 'No products found' (S 2): by the filters, or because there are none at all. */
export function NoProducts({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState title="No products found">
      {filtered ? (
        <p className="text-muted">Try adjusting your filters</p>
      ) : (
        <Link to={paths.admin} className="text-link">
          Add products via the admin dashboard
        </Link>
      )}
    </EmptyState>
  );
}

interface ShopUnavailableProps {
  message: string;
  /** An earlier list is still shown. */
  stale: boolean;
  onRetry: () => void;
}

export function ShopUnavailable({ message, stale, onRetry }: ShopUnavailableProps) {
  return (
    <Unavailable message={message} onRetry={onRetry} className="mb-10">
      {stale
        ? 'Below is the last list we have; prices may have changed since.'
        : 'The catalogue is not answering. Your cart and wishlist are safe. We try again by ourselves.'}
    </Unavailable>
  );
}
