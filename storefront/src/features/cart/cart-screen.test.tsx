import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product';
import { cartLabel } from '../../testing/at-the-checkout';
import { renderPath } from '../../testing/render';
import { storeCart } from '../../testing/stored-lists';

describe('cart page', () => {
  it('is kind when it is empty', async () => {
    await renderPath('/cart');
    await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' });
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/shop');
    expect(screen.queryByText('Order Summary')).toBeNull();
  });

  it('lists items with line totals and the summary in cents, without a quantity control', async () => {
    storeCart(aProduct({ price: 24.99 }), { ...aProduct({ id: 8, title: 'Soot', price: 0.05 }), quantity: 3 });
    const { container } = await renderPath('/cart');
    await screen.findByRole('heading', { name: 'Soot' });
    expect(screen.getAllByText('Thirty forms, three glazes.')).toHaveLength(2);
    for (const amount of ['$24.99', '$0.15', '3 × $0.05', '$25.14', '$2.51', '$27.65']) {
      expect(screen.getByText(amount)).toBeTruthy();
    }
    expect(screen.getByText('Tax (10%)')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Proceed to Checkout' }).getAttribute('href')).toBe('/checkout');
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/shop');
    expect(container.querySelectorAll('main input, main select')).toHaveLength(0);
    expect(container.querySelector('main img')?.getAttribute('src')).toBe('/uploads/cover-7.webp');
  });

  it('removes an item and keeps the focus in the list', async () => {
    storeCart(aProduct(), aProduct({ id: 8, title: 'Soot' }));
    const { user } = await renderPath('/cart');
    await user.click(await screen.findByRole('button', { name: 'Remove Item: Soot' }));
    expect(screen.queryByText('Soot')).toBeNull();
    expect(cartLabel()).toBe('Cart, 1 item');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Items' }));
    await user.click(screen.getByRole('button', { name: /^Remove Item/ }));
    await screen.findByRole('heading', { name: 'Your cart is empty' });
  });

  it('stands up to a broken entry', async () => {
    localStorage.setItem('kiln:cart', '{"items":"[{\\"id\\":1}"');
    await renderPath('/cart');
    await screen.findByRole('heading', { name: 'Your cart is empty' });
  });

  it('follows another tab', async () => {
    storeCart(aProduct());
    await renderPath('/cart');
    await screen.findByText('Glazed primitives 7');
    localStorage.removeItem('kiln:cart');
    window.dispatchEvent(new StorageEvent('storage', { key: 'kiln:cart' }));
    await waitFor(() => expect(screen.queryByText('Glazed primitives 7')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
  });
});
