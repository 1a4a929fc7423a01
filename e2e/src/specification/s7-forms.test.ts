import { describe, expect, it } from 'vitest';
import { setting } from '../support/settings';
import { newBuyer } from '../support/shopping';
import type { Answer } from '../support/wire';

/** The CMS counts submissions by the sender's network address: each of these is a sender of its own. */
const elsewhere = () => {
  const part = () => 1 + Math.floor(Math.random() * 253);
  return { 'x-forwarded-for': `198.51.${part()}.${part()}` };
};

async function submit(path: string, body: unknown) {
  const response = await fetch(`${setting('CMS_URL')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...elsewhere() },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

describe('S 7, forms', () => {
  const consultation = () => ({
    name: 'Ada Potter',
    email: newBuyer().email,
    phone: '+1 555 010 0199',
    message: 'A site for a bakery.',
    currentWebsite: 'https://bakery.example',
    selectedWebsite: null,
    websiteType: 'Not specified',
  });

  it('submit-consultation answers success', async () => {
    expect((await submit('/api/submit-consultation', consultation())).body.success).toBe(true);
  });

  it.each([
    ['name', 'Name is required'],
    ['email', 'Email is required'],
    ['phone', 'Phone number is required'],
    ['message', 'Please describe your website requirements'],
  ])('submit-consultation without %s: %s', async (field, message) => {
    const { status, body } = await submit('/api/submit-consultation', { ...consultation(), [field]: ' ' });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).toMatchObject({ success: false, error: { message } });
  });

  it.each([
    ['email', 'ada-at-home', 'Invalid email address'],
    ['currentWebsite', 'not a url', 'Invalid URL'],
  ])('submit-consultation with %s %s: %s', async (field, value, message) => {
    const { body } = await submit('/api/submit-consultation', { ...consultation(), [field]: value });
    expect(body).toMatchObject({ success: false, error: { message } });
  });

  it('inquiries/submit answers success, and on failure error.message', async () => {
    const inquiry = {
      name: 'Ada Potter',
      email: newBuyer().email,
      planId: 'packaging-design',
      planName: 'Packaging Design',
      planPrice: '$750',
    };
    expect((await submit('/api/inquiries/submit', inquiry)).body.success).toBe(true);
    const { body } = await submit('/api/inquiries/submit', { ...inquiry, email: 'nobody' });
    expect(body.success).toBe(false);
    expect((body.error as { message: string }).message).not.toBe('');
  });
});
