import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { network } from '../../testing/network';
import { renderPath } from '../../testing/render';
import { plan } from '../../testing/studio-content';
import { PLANS_KEY } from './api/get-plans';
import { sweepAt } from './auto-scroll';

const PLANS = [
  plan('Static Website', { price: '$89', learnMoreLink: '/website-offer' }),
  plan('Packaging Design', { popular: true }),
];

it.each([
  [0, 0],
  [10_000, 0.5],
  [20_000, 1],
  [30_000, 0.5],
  [40_000, 0],
  [45_000, 0.25],
])('after %i ms the sweep is at %f', (elapsed, place) => {
  expect(sweepAt(elapsed)).toBe(place);
});

describe('the row of plans', () => {
  const DISTANCE = 600;
  const openPlans = () => renderPath('/yearly-packages', { state: { content: { [PLANS_KEY]: PLANS } } });
  const scroller = () => screen.getByRole('region', { name: 'Plans' });
  const track = () => within(scroller()).getAllByRole('list')[0] as HTMLElement;
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const shift = () => Number(/-?[\d.]+/.exec(track().style.transform)?.[0] ?? 0);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
    // jsdom has no layout: the track is wider than its box by this much.
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(DISTANCE);
  });
  afterEach(() => void vi.useRealTimers());

  it('moves by itself', async () => {
    await openPlans();
    pass(5_000);
    expect(shift()).toBeLessThan(-DISTANCE / 5);
    expect(shift()).toBeGreaterThan(-DISTANCE / 3);
  });

  it.each([
    ['hover', (user: UserEvent) => user.hover(scroller()), (user: UserEvent) => user.unhover(scroller())],
    ['focus', () => act(() => scroller().focus()), () => act(() => scroller().blur())],
  ])('stops on %s where it is, and goes on from there', async (_, stop, goOn) => {
    const { user } = await openPlans();
    pass(5_000);
    const stood = -shift();
    await stop(user);
    expect(shift()).toBe(0);
    expect(scroller().scrollLeft).toBeCloseTo(stood);
    pass(5_000);
    expect(shift()).toBe(0);
    await goOn(user);
    pass(5_000);
    expect(-shift()).toBeGreaterThan(stood);
  });

  it('stops by its button', async () => {
    await openPlans();
    fireEvent.click(screen.getByRole('button', { name: 'Stop the plans' }));
    pass(5_000);
    expect(shift()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Let the plans move' }));
    pass(5_000);
    expect(shift()).toBeLessThan(0);
  });

  it('stops for good when a finger takes over', async () => {
    await openPlans();
    pass(1_000);
    fireEvent.pointerDown(scroller(), { pointerType: 'touch' });
    pass(5_000);
    expect(shift()).toBe(0);
    screen.getByRole('button', { name: 'Let the plans move' });
  });

  it('stands still under reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ media, matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }) as never,
    );
    await openPlans();
    pass(5_000);
    expect(shift()).toBe(0);
  });

  it('is dragged by the mouse, and a drag does not choose', async () => {
    const { user } = await openPlans();
    const button = screen.getByRole('button', { name: 'Choose Packaging Design' });
    await user.hover(button);
    const from = scroller().scrollLeft;
    await user.pointer([
      { keys: '[MouseLeft>]', target: button, coords: { clientX: 500 } },
      { target: button, coords: { clientX: 380 } },
      { keys: '[/MouseLeft]', target: button, coords: { clientX: 380 } },
    ]);
    expect(scroller().scrollLeft - from).toBe(120);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button);
    await screen.findByRole('dialog');
  });
});

describe('a plan', () => {
  it('has its price by the month, eight features, a flag when popular and a way to learn more', async () => {
    await renderPath('/yearly-packages', { state: { content: { [PLANS_KEY]: PLANS } } });
    const card = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;
    expect(within(card('Static Website')).getAllByRole('listitem')).toHaveLength(8);
    within(card('Static Website')).getByText('$89');
    within(card('Static Website')).getByText('per month');
    expect(within(card('Static Website')).queryByText('Popular')).toBeNull();
    expect(within(card('Static Website')).getByRole('link').getAttribute('href')).toBe('/website-offer');
    within(card('Packaging Design')).getByText('Popular');
    expect(within(card('Packaging Design')).queryByRole('link')).toBeNull();
  });
});

it('says when the plans cannot be loaded, where to write, and loads them again', async () => {
  let answers = 0;
  network.use(
    http.get(`*${PLANS_KEY}`, () =>
      answers++ === 0 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({ data: PLANS, meta: {} }),
    ),
  );
  const { user } = await renderPath('/yearly-packages');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to fetch plans');
  expect(within(alert).getByRole('link').getAttribute('href')).toBe('mailto:studio@kiln.example');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Static Website' });
});
