import type { OrderPage } from '@kiln/contracts/orders-api';
import { Link } from 'react-router-dom';
import { Cover } from '../../components/media/cover';
import { paths } from '../../config/paths';
import { FileRow } from './file-row';

export interface OrderItemFilesProps {
  item: OrderPage['items'][number];
  status: OrderPage['status'];
  token: string;
  expired: boolean;
  /** A download was refused: the page should look again how things stand. */
  onRefused: () => void;
}

/** What was bought and its files, or why they do not open (S 9: commercial use, lifetime updates). */
export function OrderItemFiles({ item, status, token, expired, onRefused }: OrderItemFilesProps) {
  const open = item.access === 'granted' && !expired;
  return (
    <article className="grid gap-x-8 gap-y-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <Cover src={item.image} sizes="10rem" className="aspect-4/3" />
      <div className="min-w-0">
        <h2 className="display-title text-title">
          <Link to={paths.product(item.productId)} className="transition-colors hover:text-action">
            {item.title}
          </Link>
        </h2>
        <p className="label-type mt-1 mb-5">Commercial licence, lifetime updates</p>
        {item.access === 'pending' && (
          <p role="status" className="border-t border-hairline py-4 text-muted">
            {status === 'processing'
              ? 'Waiting for the payment. The files appear here by themselves.'
              : 'Not paid, so there is nothing to download.'}
          </p>
        )}
        {item.access === 'revoked' && (
          <p className="border-t border-hairline py-4 text-muted">
            This item was refunded, so its files no longer open.
          </p>
        )}
        {open && item.files.length === 0 && (
          <p className="border-t border-hairline py-4 text-muted">There is nothing to download for this item.</p>
        )}
        {open && item.files.length > 0 && (
          <ul>
            {item.files.map((file) => (
              <FileRow key={file.id} token={token} file={file} onRefused={onRefused} />
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
