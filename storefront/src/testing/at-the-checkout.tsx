import { DIGITAL_CONTENT_CONSENT } from '@kiln/contracts/consent';
import { screen, waitFor } from '@testing-library/react';
import { aProduct } from './a-product';
import { CARDS } from './card-provider';
import { renderPath } from './render';
import { storeCart } from './stored-lists';

/** A buyer in front of a filled-in checkout, for one asset of $48.00 unless told. Needs `installCardProvider`. */
export async function atTheCheckout({ card = CARDS.good as string, items = [aProduct()] } = {}) {
  storeCart(...items);
  const page = await renderPath('/checkout');
  const { user } = page;
  // Pasted: a keystroke at a time takes seconds on a busy machine.
  const fill = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.paste(text);
  };
  await fill(await screen.findByLabelText('Email address'), 'ada@example.com');
  await fill(screen.getByLabelText('Full name'), ' Ada Potter ');
  await fill(screen.getByLabelText('Phone number'), '+1 555 010 0199');
  await user.click(screen.getByRole('checkbox', { name: DIGITAL_CONTENT_CONSENT.text }));
  const typeCard = async (number: string) => fill(await screen.findByLabelText('Card number'), number);
  await typeCard(card);
  const payButton = () => screen.getByRole('button', { name: /^Pay/ });
  await waitFor(() => {
    if (payButton().hasAttribute('disabled')) throw new Error('The pay button is disabled');
  });
  return { ...page, typeCard, payButton, pay: () => user.click(payButton()) };
}

/** What the header says of the cart. */
export function cartLabel(): string | null {
  return screen.getByRole('link', { name: /^Cart, / }).getAttribute('aria-label');
}
