import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_SITE } from '../../config/site';
import { HeroWord } from './hero-word';

const show = (words: readonly string[] = DEFAULT_SITE.heroWords) => render(<HeroWord name="Kiln" words={words} />);
const word = () => screen.getByTestId('hero-word').textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows ten words, two seconds each, and begins again', () => {
  show();
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
  show();
  wait(1_999);
  expect(word()).toBe('Create');
});

it('rests while the page is hidden', () => {
  show();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  wait(10_000);
  expect(word()).toBe('Create');
});

it('stands still for those who want less motion', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({ media, matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
  );
  show();
  wait(10_000);
  expect(word()).toBe('Create');
});

it('says all words to assistive technology at once', () => {
  show(['Throw', 'Glaze', 'Fire']);
  expect(screen.getByRole('heading', { level: 1, name: 'Kiln, Throw, Glaze, Fire' })).toBeTruthy();
});

it("shows the studio's name when an editor has removed every word", () => {
  show([]);
  wait(10_000);
  expect(word()).toBe('Kiln');
});
