import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aProduct } from '../../testing/a-product';
import { cartLabel } from '../../testing/at-the-checkout';
import { renderPath } from '../../testing/render';
import { storeCart, storeWishlist } from '../../testing/stored-lists';

describe('wishlist page', () => {
  it('is kind when it is empty', async () => {
    await renderPath('/wishlist');
    await screen.findByRole('heading', { name: 'Your wishlist is empty' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Wishlist');
    expect(screen.getByText('Your saved digital assets')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Discover Products' }).getAttribute('href')).toBe('/shop');
    expect(screen.getByRole('link', { name: 'Back to Shop' }).getAttribute('href')).toBe('/shop');
    expect(screen.queryByText('Clear All')).toBeNull();
  });

  it('counts and values what is saved, and links each to its page', async () => {
    storeWishlist(aProduct({ price: 24.99 }), aProduct({ id: 8, title: 'Soot', price: 10 }));
    storeCart(aProduct({ id: 8 }));
    await renderPath('/wishlist');
    await screen.findByText('2 saved items', { exact: false });
    expect(screen.getByText(/Total value \$34\.99/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Soot/ }).getAttribute('href')).toBe('/product/8');
    expect(screen.getAllByText('3D')).toHaveLength(2);
    expect(screen.getByText('In Cart')).toBeTruthy();
  });

  it('adds one to the cart, removes one, clears all', async () => {
    storeWishlist(aProduct(), aProduct({ id: 8, title: 'Soot' }), aProduct({ id: 9, title: 'Paper' }));
    const { user } = await renderPath('/wishlist');
    await user.click(await screen.findByRole('button', { name: 'Add to Cart: Soot' }));
    expect(cartLabel()).toBe('Cart, 1 item');
    expect(screen.getByText('In Cart')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove Paper' }));
    expect(screen.queryByText('Paper')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    await screen.findByRole('heading', { name: 'Your wishlist is empty' });
    expect(cartLabel()).toBe('Cart, 1 item');
  });

  it('offers the cart once everything is in it', async () => {
    storeWishlist(aProduct());
    storeCart(aProduct());
    await renderPath('/wishlist');
    const link = await screen.findByRole('link', { name: 'View Cart' });
    expect(link.getAttribute('href')).toBe('/cart');
    expect(screen.queryByRole('button', { name: 'Add All to Cart' })).toBeNull();
  });
});

describe('Add All to Cart', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('loads for 500 ms, adds what is missing, says so for 3 s, then offers the cart', async () => {
    storeWishlist(aProduct(), aProduct({ id: 8 }), aProduct({ id: 9 }));
    storeCart(aProduct({ id: 9 }));
    await renderPath('/wishlist');
    const button = await screen.findByRole('button', { name: 'Add All to Cart' });
    act(() => button.click());
    expect(button.getAttribute('aria-busy')).toBe('true');
    await pass(400);
    expect(cartLabel()).toBe('Cart, 1 item');
    await pass(150);
    expect(cartLabel()).toBe('Cart, 3 items');
    expect(screen.getByText('Added 2 item(s)!').getAttribute('role')).toBe('status');
    await pass(2_800);
    expect(screen.getByText('Added 2 item(s)!')).toBeTruthy();
    await pass(300);
    expect(screen.queryByText('Added 2 item(s)!')).toBeNull();
    expect(screen.getByRole('link', { name: 'View Cart' })).toBeTruthy();
  });

  it('says that nothing was missing when another tab was faster', async () => {
    storeWishlist(aProduct());
    await renderPath('/wishlist');
    const button = await screen.findByRole('button', { name: 'Add All to Cart' });
    act(() => button.click());
    storeCart(aProduct());
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'kiln:cart' })));
    await pass(550);
    expect(screen.getByText('All items already in cart!')).toBeTruthy();
    expect(cartLabel()).toBe('Cart, 1 item');
  });
});
