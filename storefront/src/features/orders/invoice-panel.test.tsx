import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { anOrderPage, orderInvoice } from '../../testing/an-order-page';
import { network } from '../../testing/network';
import { refusal, success } from '../../testing/payments-far-end';
import { renderPath } from '../../testing/render';

const ORDER = '/api/payments/orders/secret';
const answerOrder = (order: Parameters<typeof anOrderPage>[0] = {}) =>
  network.use(http.get(ORDER, () => success({ ...anOrderPage(order) })));
const panel = async () => within(await screen.findByRole('region', { name: 'Invoice' }));

describe('invoice of an order', () => {
  it('shows its number and offers the PDF', async () => {
    answerOrder();
    await renderPath('/orders/secret');
    const { getByText, getByRole, queryByText } = await panel();
    getByText('KILN-2026-000042');
    const link = getByRole('link', { name: 'Download invoice (PDF)' });
    expect(link.getAttribute('href')).toBe('/api/payments/orders/secret/invoice.pdf');
    expect(link.hasAttribute('download')).toBe(true);
    expect(queryByText('Download it as first issued')).toBeNull();
  });

  it('adds company and tax id, keeps what was typed when that fails, and gives the focus back', async () => {
    answerOrder();
    const corrected = orderInvoice({
      company: 'Byron Ltd',
      taxId: 'GB 987',
      originalPath: `${ORDER}/invoice.pdf?revision=0`,
    });
    const fields = { tax_id: 'Tax ID is longer than 50 characters' };
    const answers = [
      refusal(422, 'invalid_request', 'Tax ID is longer than 50 characters', { fields }),
      success({ ...corrected }),
    ];
    const asked: unknown[] = [];
    network.use(
      http.post(`${ORDER}/invoice-details`, async ({ request }) => {
        asked.push(await request.json());
        return answers.shift();
      }),
    );
    const { user } = await renderPath('/orders/secret');
    const { getByRole, getByLabelText, findByRole, findByText, queryByLabelText } = await panel();
    const toggle = getByRole('button', { name: 'Add company and tax ID' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    await user.type(getByLabelText('Company name'), ' Byron Ltd ');
    await user.type(getByLabelText('Tax ID'), 'GB 987');
    await user.click(getByRole('button', { name: 'Correct the invoice' }));
    await findByRole('alert');
    expect(getByLabelText('Tax ID')).toHaveProperty('value', 'GB 987');
    expect(getByLabelText('Tax ID').getAttribute('aria-invalid')).toBe('true');

    await user.type(getByLabelText('Tax ID'), '{Enter}');
    await findByText('The invoice is corrected. Download it again.');
    expect(asked).toEqual(Array.from({ length: 2 }, () => ({ company: 'Byron Ltd', tax_id: 'GB 987' })));
    expect(queryByLabelText('Tax ID')).toBeNull();
    await findByText('Byron Ltd');
    expect(document.activeElement).toBe(getByRole('button', { name: 'Correct company or tax ID' }));
    const original = getByRole('link', { name: 'Download it as first issued' });
    expect(original.getAttribute('href')).toBe(`${ORDER}/invoice.pdf?revision=0`);
  });

  it('offers no form when the invoice can no longer be corrected', async () => {
    answerOrder({ invoice: orderInvoice({ correctableUntil: null, company: 'Byron Ltd' }) });
    await renderPath('/orders/secret');
    const { getByText, queryByRole } = await panel();
    getByText('Byron Ltd');
    expect(queryByRole('button')).toBeNull();
  });

  it.each([
    ['unpaid', { status: 'processing' as const }],
    ['behind an expired link', { expired: true }],
  ])('is not there %s', async (_, order) => {
    answerOrder({ ...order, invoice: null });
    await renderPath('/orders/secret');
    await screen.findByRole('region', { name: 'Receipt' });
    expect(screen.queryByRole('region', { name: 'Invoice' })).toBeNull();
  });
});
