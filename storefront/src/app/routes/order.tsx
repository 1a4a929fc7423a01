import { useParams } from 'react-router-dom';
import { OrderScreen } from '../../features/orders/order-screen';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({ title: 'Your order', robots: 'noindex' });

export function Component() {
  const { token = '' } = useParams();
  return <OrderScreen key={token} token={token} />;
}
