import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeroWord } from './hero-word';

const word = () => screen.getByTestId('hero-word').textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows ten words, two seconds each, and begins again', () => {
  render(<HeroWord />);
  const shown = [word()];
  for (let step = 0; step < 10; step += 1) {
    wait(2_000);
    shown.push(word());
  }
  expect(shown).toEqual([
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
    'Create',
  ]);
});

it('does not change before its time', () => {
  render(<HeroWord />);
  wait(1_999);
  expect(word()).toBe('Create');
});

it('rests while the page is hidden', () => {
  render(<HeroWord />);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  wait(10_000);
  expect(word()).toBe('Create');
});

it('stands still for those who want less motion', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({ media, matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
  );
  render(<HeroWord />);
  wait(10_000);
  expect(word()).toBe('Create');
});

it('says one sentence to assistive technology', () => {
  render(<HeroWord />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Kiln is a studio/);
  expect(screen.getByTestId('hero-word').getAttribute('aria-hidden')).toBe('true');
});
