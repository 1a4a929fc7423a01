import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { keptInquiry } from '../support/inquiries';
import { newBuyer } from '../support/shopping';

const browser = useBrowser();

const CONSULTATION = {
  message: /(message|requirements|tell us)/i,
  name: /^(your )?name/i,
  email: /email/i,
  phone: /phone/i,
  website: /website/i,
};

describe('S 2, S 4, S 5, S 7, S 8: the consultation form', () => {
  const form = async () => {
    const { page } = await browser.visitor({ tolerated: /status of|ERR_/, fromOwnAddress: true });
    await page.goto('/website-offer');
    const box = page.locator('form').filter({ has: page.getByRole('button', { name: 'Submit Inquiry' }) });
    await box.waitFor();
    const field = (name: keyof typeof CONSULTATION) => box.getByLabel(CONSULTATION[name]).first();
    const { email } = newBuyer();
    const fill = async () => {
      await field('message').fill('A site for a bakery.');
      await field('name').fill('Ada Potter');
      await field('email').fill(email);
      await field('phone').fill('+1 555 010 0199');
    };
    return { page, box, field, fill, email };
  };

  it.each([
    ['name', 'Name is required'],
    ['email', 'Email is required'],
    ['phone', 'Phone number is required'],
    ['message', 'Please describe your website requirements'],
  ] as const)('%s left empty: %s, after it was touched and not before', async (name, text) => {
    const { page, field } = await form();
    expect(await page.getByText(text, { exact: true }).count()).toBe(0);
    await field(name).focus();
    await field(name).blur();
    await page.getByText(text, { exact: true }).waitFor();
  });

  it.each([
    ['email', 'ada-at-home', 'Invalid email address'],
    ['website', 'not a url', 'Invalid URL'],
  ] as const)('%s %s: %s', async (name, value, text) => {
    const { page, field } = await form();
    await field(name).fill(value);
    await field(name).blur();
    await page.getByText(text, { exact: true }).waitFor();
  });

  it("sends S 7's fields: selectedWebsite null, websiteType 'Not specified' without an example", async () => {
    const { page, box, fill, email } = await form();
    await fill();
    const [request] = await Promise.all([
      page.waitForRequest('**/api/submit-consultation'),
      box.getByRole('button', { name: 'Submit Inquiry' }).click(),
    ]);
    expect(request.method()).toBe('POST');
    expect(request.postDataJSON()).toMatchObject({
      name: 'Ada Potter',
      email,
      phone: '+1 555 010 0199',
      message: 'A site for a bakery.',
      selectedWebsite: null,
      websiteType: 'Not specified',
    });
    const response = await request.response();
    expect(((await response?.json()) as { success: boolean }).success).toBe(true);
  });

  it("says 'Submitting...' and is disabled while sending; then the thank-you alert; the form is empty again", async () => {
    const { page, box, field, fill } = await form();
    let answer = () => {};
    const held = new Promise<void>((release) => (answer = release));
    await page.route('**/api/submit-consultation', async (route) => {
      await held;
      await route.continue();
    });
    await fill();
    await box.getByRole('button', { name: 'Submit Inquiry' }).click();
    expect(await page.getByRole('button', { name: 'Submitting...' }).isDisabled()).toBe(true);
    answer();
    await page.getByText('Thank you for your submission! We will contact you soon.', { exact: true }).waitFor();
    expect(await field('message').inputValue()).toBe('');
    expect(await box.getByRole('button', { name: 'Submit Inquiry' }).isEnabled()).toBe(true);
  });

  it('a failure says so and keeps what was typed', async () => {
    const { page, box, field, fill } = await form();
    await page.route('**/api/submit-consultation', (route) => route.abort('internetdisconnected'));
    await fill();
    await box.getByRole('button', { name: 'Submit Inquiry' }).click();
    await page.getByText('There was an error submitting your request. Please try again.', { exact: true }).waitFor();
    expect(await field('message').inputValue()).toBe('A site for a bakery.');
    expect(await box.getByRole('button', { name: 'Submit Inquiry' }).isEnabled()).toBe(true);
  });

  it('a chosen example is recorded by its title, and cleared after sending', async () => {
    const { page, box, fill, email } = await form();
    await page.getByRole('main').getByText('View Details').first().click();
    const modal = page.getByRole('dialog');
    await modal.waitFor();
    const title = (await modal.getByRole('heading').first().innerText()).trim();
    await modal.getByRole('button', { name: /use this|choose|start/i }).click();
    await fill();
    const send = async () => {
      const [request] = await Promise.all([
        page.waitForRequest('**/api/submit-consultation'),
        box.getByRole('button', { name: 'Submit Inquiry' }).click(),
      ]);
      await request.response();
      return (request.postDataJSON() as { websiteType: string }).websiteType;
    };
    expect(await send()).toBe(title);
    await page.getByText('Thank you for your submission!').waitFor();
    expect(await keptInquiry(email)).toMatchObject({ kind: 'consultation', websiteType: title });
    await fill();
    expect(await send()).toBe('Not specified');
  });
});

describe('S 2, S 3: website inspiration', () => {
  it.each(['Modern SaaS Evolution', 'E-commerce Experience', 'Creative Portfolio'])(
    '%s is an example',
    async (title) => {
      const { page } = await browser.visitor();
      await page.goto('/website-offer');
      await page.getByRole('main').getByRole('heading', { name: title }).waitFor();
    },
  );

  it('the before picture swaps to the after picture on hover', async () => {
    const { page } = await browser.visitor();
    await page.goto('/website-offer');
    const card = page
      .getByRole('main')
      .getByRole('article')
      .or(page.getByRole('main').getByRole('listitem'))
      .filter({ hasText: 'Modern SaaS Evolution' })
      .first();
    await card.scrollIntoViewIfNeeded();
    await card.locator('img').nth(1).waitFor({ state: 'attached' });
    const onTop = () =>
      card.evaluate((node) => {
        const shown = Array.from(node.querySelectorAll('img')).filter((image) => {
          let opacity = 1;
          for (let at: Element | null = image; at && at !== node; at = at.parentElement)
            opacity *= Number(getComputedStyle(at).opacity);
          return opacity > 0.9;
        });
        return shown.at(-1)?.currentSrc;
      });
    await page.mouse.move(0, 0);
    const before = await onTop();
    await card.locator('img').first().hover({ force: true });
    await expect.poll(onTop).not.toBe(before);
  });

  it('the modal has title, full description, Key Features and Technologies, and closes by button and by backdrop', async () => {
    const { page } = await browser.visitor();
    await page.goto('/website-offer');
    const open = () => page.getByRole('main').getByText('View Details').first().click();
    const modal = page.getByRole('dialog');
    await open();
    await modal.getByText('Key Features').waitFor();
    await modal.getByText('Technologies').waitFor();
    await modal.locator('img').first().waitFor();
    await modal.getByRole('button', { name: /close/i }).click();
    await modal.waitFor({ state: 'hidden' });
    await open();
    await modal.waitFor();
    await page.mouse.click(4, 4);
    await modal.waitFor({ state: 'hidden' });
  });
});
