import { DIGITAL_CONTENT_CONSENT } from '@kiln/contracts/consent';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { atTheCheckout, cartLabel } from '../../testing/at-the-checkout';
import { installCardProvider } from '../../testing/card-provider';
import { answerPayments, refusal, type PaymentsAnswers } from '../../testing/payments-far-end';
import { renderPath } from '../../testing/render';

const provider = installCardProvider();
beforeEach(() => {
  provider.confirmations.length = 0;
});

const consentBox = () => screen.getByRole('checkbox', { name: DIGITAL_CONTENT_CONSENT.text });

function refusedWith(code: string, message: string, data: object) {
  return () => HttpResponse.json({ success: false, error: { code, message }, data }, { status: 409 });
}

describe('consent to delivery at once', () => {
  it('is not given for the buyer, and pay without it leads to the box', async () => {
    const asked = answerPayments();
    const { user, pay, payButton } = await atTheCheckout();
    await user.click(consentBox());
    expect(payButton()).toHaveProperty('disabled', false);
    await pay();
    expect(await screen.findByText('Tick this box to pay: the files are delivered at once.')).toBeTruthy();
    expect(document.activeElement).toBe(consentBox());
    expect(consentBox().getAttribute('aria-invalid')).toBe('true');
    expect(asked.createIntent).toEqual([]);
    await user.click(consentBox());
    expect(consentBox().getAttribute('aria-invalid')).toBeNull();
  });

  it('is asked for again after a reload', async () => {
    answerPayments();
    const { unmount } = await atTheCheckout();
    expect(consentBox()).toHaveProperty('checked', true);
    unmount();
    await renderPath('/checkout');
    await waitFor(() => expect(consentBox()).toHaveProperty('checked', false));
  });
});

describe('an invoice for a company', () => {
  it('takes name and tax id, both optional', async () => {
    const asked = answerPayments();
    const { user, pay } = await atTheCheckout();
    expect(screen.queryByLabelText(/Company name/)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'I need an invoice for a company' }));
    await user.click(screen.getByLabelText(/Company name/));
    await user.paste(' Potter & Daughters ');
    await user.click(screen.getByLabelText(/Tax ID/));
    await user.paste('GB 123');
    await pay();
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
    expect(asked.createIntent).toMatchObject([{ invoice: { company: 'Potter & Daughters', tax_id: 'GB 123' } }]);
  });

  it('sends nothing of it once it is not wanted', async () => {
    const asked = answerPayments();
    const { user, pay } = await atTheCheckout();
    const wanted = screen.getByRole('checkbox', { name: 'I need an invoice for a company' });
    await user.click(wanted);
    await user.click(screen.getByLabelText(/Company name/));
    await user.paste('Potter');
    await user.click(wanted);
    await pay();
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
    expect(asked.createIntent[0]).not.toHaveProperty('invoice');
  });
});

describe('what was bought before', () => {
  it('you own this already: leads to the order, charges nothing, and buys again when told to', async () => {
    const answers: PaymentsAnswers = {
      createIntent: refusedWith('already_owned', 'You own Glazed primitives 7 already.', {
        products: [{ id: 7, title: 'Glazed primitives 7' }],
        orderPath: '/orders/secret',
      }),
    };
    const asked = answerPayments(answers);
    const { user, pay } = await atTheCheckout();
    await pay();
    const box = await screen.findByRole('alert');
    expect(box.textContent).toContain('You own Glazed primitives 7 already.');
    const order = screen.getByRole('link', { name: 'See the order and its files' });
    expect(order.getAttribute('href')).toBe('/orders/secret');
    expect(provider.confirmations).toEqual([]);
    expect(cartLabel()).toBe('Cart, 1 item');

    delete answers.createIntent;
    await user.click(screen.getByRole('button', { name: 'Buy again' }));
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
    expect(asked.createIntent.map(({ buy_again }) => buy_again)).toEqual([undefined, true]);
  });

  it('a payment for this order is still settling: leads to how it stands', async () => {
    answerPayments({
      createIntent: refusedWith('payment_settling', 'Your payment is still being settled.', {
        products: [{ id: 7, title: 'Glazed primitives 7' }],
        paymentId: 'pay_before',
        paymentMethod: 'bank_transfer',
      }),
    });
    const { pay } = await atTheCheckout();
    await pay();
    const link = await screen.findByRole('link', { name: 'See how that payment stands' });
    expect(link.getAttribute('href')).toBe('/payment-success?payment_id=pay_before&payment_method=bank_transfer');
    expect(provider.confirmations).toEqual([]);
  });

  it('many declined cards: says how long to wait, and lets pay be pressed again', async () => {
    const message = 'Several cards were declined. Please try again in 30 seconds, or pay another way.';
    answerPayments({ createIntent: () => refusal(429, 'slow_down', message) });
    const { pay, payButton } = await atTheCheckout();
    await pay();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await waitFor(() => expect(payButton()).toHaveProperty('disabled', false));
  });
});
