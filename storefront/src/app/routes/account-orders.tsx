import { AccountOrdersScreen } from '../../features/orders/account-orders-screen';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({ title: 'My Orders', robots: 'noindex' });

export const Component = AccountOrdersScreen;
