import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { aProduct } from '../../../../testing/a-product';
import { installCardProvider } from '../../../../testing/card-provider';
import { network } from '../../../../testing/network';
import { answerPayments } from '../../../../testing/payments-far-end';
import { renderPath } from '../../../../testing/render';
import { storeCart } from '../../../../testing/stored-lists';

installCardProvider();

// Alone in its file: once loaded, the provider stays loaded for the page.
it('says that the card provider is not ready and loads it again', async () => {
  answerPayments();
  network.use(http.get('/api/payments/config', () => HttpResponse.error(), { once: true }));
  storeCart(aProduct());
  const { user } = await renderPath('/checkout');
  await screen.findByText(/Stripe has not been initialized/);
  await user.click(screen.getByRole('button', { name: 'Load the card field again' }));
  expect(await screen.findByLabelText('Card number')).toBeTruthy();
});
