import { OrderScreen } from '../../features/orders/order-screen';
import type { PageMeta } from '../route-module';
import { useRouteParams } from '../route-params';

export const meta = (): PageMeta => ({ title: 'Your order', robots: 'noindex' });

export function Component() {
  const { token = '' } = useRouteParams();
  return <OrderScreen key={token} token={token} />;
}
