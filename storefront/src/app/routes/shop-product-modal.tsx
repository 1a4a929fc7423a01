import { ProductModal } from '../../features/product/product-modal';
import { useProductActions } from '../use-product-actions';

/** The shop's product modal with its actions; its code comes when one is opened. */
export default function ShopProductModal({ id, onClose }: { id: number; onClose: () => void }) {
  return <ProductModal key={id} id={id} onClose={onClose} {...useProductActions(id)} />;
}
