import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { chooseBookingDay, workItems } from '../support/dialogs';
import { openedPage } from '../support/opened-page';

const browser = useBrowser();

describe('S 2, home', () => {
  const page = openedPage('/');

  it('the hero cycles its ten words, in order, every 2 seconds', async () => {
    const words = await page().evaluate(async () => {
      const seen: { word: string; at: number }[] = [];
      const hero = document.querySelector('[data-testid=hero-word]')?.closest('h1');
      if (!hero) return seen;
      const note = () => {
        const word = hero.querySelector('[data-testid=hero-word]')?.textContent ?? '';
        if (seen.at(-1)?.word !== word) seen.push({ word, at: performance.now() });
      };
      await new Promise<void>((done) => {
        new MutationObserver(() => {
          note();
          if (seen.length > 11) done();
        }).observe(hero, { childList: true, subtree: true, characterData: true });
      });
      return seen;
    });
    const order = [
      'Create',
      'Design',
      'Code',
      'Shop',
      'Digital Assets',
      '3D Models',
      'Animation',
      'Art',
      'Build',
      'Innovate',
    ];
    const start = order.indexOf(words[0]?.word ?? '');
    expect(words.map(({ word }) => word)).toEqual(words.map((_, place) => order[(start + place) % order.length]));
    // Measured over ten changes: a busy machine is late at one, not at all.
    const pause = ((words[11]?.at ?? 0) - (words[1]?.at ?? 0)) / 10;
    expect(pause).toBeGreaterThan(1_900);
    expect(pause).toBeLessThan(2_200);
  });

  it.each(['Branding', 'Web Development & Design', '3D Modeling & Animation', 'Graphic Design'])(
    'has a service %s',
    async (name) => {
      await page().locator('#services').getByRole('heading', { name }).waitFor();
    },
  );

  it('has exactly four services, a portfolio section and a contact section', async () => {
    expect(await page().locator('#services').getByRole('heading', { level: 3 }).count()).toBe(4);
    expect(await page().locator('#work').getByRole('listitem').count()).toBeGreaterThan(0);
    await page().locator('#contact').getByRole('heading', { name: 'Contact' }).waitFor();
  });
});

describe('S 2, about us', () => {
  const page = openedPage('/about-us');

  it('begins with a brand video that loops and fills the screen', async () => {
    const video = page().locator('video').first();
    await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.currentTime > 0)).toBe(true);
    const shown = await video.evaluate((node: HTMLVideoElement) => {
      const box = node.getBoundingClientRect();
      return {
        loop: node.loop,
        muted: node.muted,
        wide: box.width >= innerWidth - 20,
        high: box.height >= innerHeight * 0.8,
      };
    });
    expect(shown).toEqual({ loop: true, muted: true, wide: true, high: true });
  });

  it.each(['Innovation', 'Excellence', 'Collaboration'])('Our Mission names %s', async (value) => {
    await page().getByRole('region', { name: 'Our Mission' }).getByText(value, { exact: true }).waitFor();
  });

  it('Our Team has three members, each with a picture, a name and a role', async () => {
    const team = page().getByRole('region', { name: 'Our Team' });
    const members = team.getByRole('listitem');
    expect(await members.count()).toBe(3);
    for (const member of await members.all()) {
      await member.scrollIntoViewIfNeeded();
      await member.getByRole('img').waitFor();
      await member.getByRole('heading').waitFor();
      expect((await member.innerText()).trim().split('\n').filter(Boolean).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('Get in Touch links to /contact', async () => {
    expect(await page().getByRole('main').getByRole('link', { name: 'Get in Touch' }).getAttribute('href')).toBe(
      '/contact',
    );
  });
});

describe('S 2, S 9, contact', () => {
  const page = openedPage('/contact');

  it('shows an address, two e-mails and two phone numbers', async () => {
    const main = page().getByRole('main');
    expect((await main.locator('address').innerText()).length).toBeGreaterThan(10);
    const links = (scheme: string) =>
      main.locator(`a[href^="${scheme}:"]`).evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')));
    expect(new Set(await links('mailto')).size).toBe(2);
    expect(new Set(await links('tel')).size).toBe(2);
  });

  it.each([
    ['Mon-Fri', '9:00 AM-6:00 PM'],
    ['Sat', '10:00 AM-4:00 PM'],
    ['Sun', 'Closed'],
  ])('business hours: %s %s', async (days, time) => {
    const row = page().locator('dl > div').filter({ hasText: days });
    expect(await row.getByText(time, { exact: true }).count()).toBe(1);
  });

  it('the form has Name, Email and Message, all required', async () => {
    const form = page()
      .getByRole('main')
      .locator('form')
      .filter({ has: page().getByLabel('Message') });
    for (const label of ['Name', 'Email', 'Message']) {
      expect(await form.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement) => field.required)).toBe(
        true,
      );
    }
  });
});

describe('S 2, portfolio', () => {
  it('the sub-service of the address becomes a title-case category name', async () => {
    const { page } = await browser.visitor();
    await page.goto('/portfolio/web-development/web-shops');
    await page.getByRole('heading', { level: 1, name: 'Web Shops', exact: true }).waitFor();
  });

  it('Back to Portfolio goes back one step', async () => {
    const { page } = await browser.visitor();
    await page.goto('/portfolio');
    await page.getByRole('main').getByRole('link', { name: 'Web Shops' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Web Shops' }).waitFor();
    await page.getByText('Back to Portfolio').click();
    await page.waitForURL('**/portfolio');
  });

  describe('the lightbox', () => {
    const open = async () => {
      const { page } = await browser.visitor();
      await page.goto('/portfolio/web-development/web-shops');
      const item = workItems(page).first();
      await item.click();
      const box = page.getByRole('dialog');
      await box.getByRole('img').first().waitFor();
      return { page, box, item };
    };

    it('wraps around from the last picture to the first and back', async () => {
      const { box } = await open();
      const place = () => box.locator('[aria-live=polite]').innerText();
      await expect.poll(place).toMatch(/1 \/ \d+$/);
      const first = await place();
      const count = Number(first.split('/').at(-1));
      expect(count).toBeGreaterThan(1);
      await box.getByRole('button', { name: /previous/i }).click();
      await expect.poll(place).toContain(`${count} / ${count}`);
      await box.getByRole('button', { name: /next/i }).click();
      await expect.poll(place).toBe(first);
    });

    it('locks the scrolling of the page behind it, until it closes', async () => {
      const { page } = await open();
      const before = await page.evaluate(() => scrollY);
      await page.mouse.move(10, 10);
      await page.mouse.wheel(0, 900);
      await page.keyboard.press('PageDown');
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 300);
          return page.evaluate(() => scrollY);
        })
        .toBeGreaterThan(before);
    });

    it("'Get in Touch' closes it and scrolls to the contact section", async () => {
      const { page, box } = await open();
      await box
        .getByRole('button', { name: 'Get in Touch' })
        .or(box.getByRole('link', { name: 'Get in Touch' }))
        .click();
      await box.waitFor({ state: 'hidden' });
      await expect
        .poll(() => page.locator('#contact').evaluate((node) => Math.abs(node.getBoundingClientRect().top)))
        .toBeLessThan(250);
    });
  });
});

describe('S 2, the booking screen', () => {
  it('begins at step 1', async () => {
    const { page } = await browser.visitor();
    await page.goto('/booking');
    const step = page.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]');
    await expect.poll(() => step.innerText()).toMatch(/^1\s+Date/);
  });

  it('its list of times is 300 px wide', async () => {
    const { page } = await browser.visitor();
    await page.goto('/booking');
    await chooseBookingDay(page);
    const list = page.getByRole('list', { name: 'Free times' });
    expect(await list.evaluate((node) => Math.round(node.getBoundingClientRect().width))).toBe(300);
  });
});
