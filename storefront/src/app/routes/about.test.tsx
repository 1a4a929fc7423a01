import { CONTENT_PATHS } from '@kiln/contracts/content-api';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_SITE } from '../../config/site';
import { SITE_KEY } from '../../lib/site';
import { picture } from '../../testing/catalogue';
import { renderPath } from '../../testing/render';

afterEach(() => void vi.restoreAllMocks());

const about = () =>
  renderPath('/about-us', {
    state: {
      content: {
        [SITE_KEY]: {
          ...DEFAULT_SITE,
          film: picture('/uploads/film.mp4', 'video/mp4'),
          filmPoster: picture('/uploads/poster.webp'),
          mission: [{ title: 'Innovation', text: 'First on ourselves.' }],
        },
        [CONTENT_PATHS.teamMembers]: [{ name: 'The Lathe', role: 'Websites', image: picture('/uploads/lathe.webp') }],
      },
    },
  });
const film = () => document.querySelector('video');

it('loops the brand film without sound, over its poster', async () => {
  await about();
  expect(film()?.getAttribute('src')).toBe('/uploads/film.mp4');
  expect([film()?.loop, film()?.muted, film()?.playsInline, film()?.autoplay]).toEqual([true, true, true, true]);
  expect(screen.getByRole('img', { name: 'Picture /uploads/poster.webp' })).toBeTruthy();
});

it('can be paused and played', async () => {
  const { user } = await about();
  const video = film() as HTMLVideoElement;
  const paused = vi.spyOn(video, 'paused', 'get').mockReturnValue(false);
  const pause = vi.spyOn(video, 'pause').mockImplementation(() => undefined);
  const play = vi.spyOn(video, 'play').mockResolvedValue();
  fireEvent.playing(video);
  await user.click(screen.getByRole('button', { name: 'Pause film' }));
  expect(pause).toHaveBeenCalledOnce();
  paused.mockReturnValue(true);
  fireEvent.pause(video);
  await user.click(screen.getByRole('button', { name: 'Play film' }));
  expect(play).toHaveBeenCalledOnce();
});

it('keeps to the poster for those who want less motion', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({ media, matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
  );
  await about();
  expect(film()).toBeNull();
  expect(screen.queryByRole('button', { name: /film/ })).toBeNull();
  expect(screen.getByRole('img', { name: 'Picture /uploads/poster.webp' })).toBeTruthy();
});

it('waits for the rest of the page before it asks for the film', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await about();
  expect(film()).toBeNull();
  fireEvent.load(window);
  expect(film()).not.toBeNull();
});

it('names the mission and the team', async () => {
  await about();
  const mission = within(screen.getByRole('region', { name: 'Our Mission' }));
  expect(mission.getByRole('term').textContent).toBe('Innovation');
  expect(mission.getByRole('definition').textContent).toBe('First on ourselves.');
  const member = within(within(screen.getByRole('region', { name: 'Our Team' })).getByRole('listitem'));
  expect(member.getByRole('heading', { name: 'The Lathe' })).toBeTruthy();
  expect(member.getByText('Websites')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Get in Touch' }).getAttribute('href')).toBe('/contact');
});
