import { CartScreen } from '../../features/cart/cart-screen';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({ title: 'Cart', robots: 'noindex' });

export const Component = CartScreen;
