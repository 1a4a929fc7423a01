import { ProductModal } from '../../features/product/product-modal';
import { useCountedView } from '../use-counted-view';
import { useProductActions } from '../use-product-actions';

/** The shop's product modal with its actions; its code comes when one is opened. */
export default function ShopProductModal({ id, onClose }: { id: number; onClose: () => void }) {
  useCountedView(id);
  return <ProductModal key={id} id={id} onClose={onClose} {...useProductActions(id)} />;
}
