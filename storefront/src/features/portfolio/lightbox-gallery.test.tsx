import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { picture } from '../../testing/catalogue';
import { LightboxGallery } from './lightbox-gallery';

const media = ['a', 'b', 'c'].map((name) => picture(`/uploads/${name}.webp`));

function open() {
  render(<LightboxGallery media={media} poster={picture('/p.webp')} title="Halm Bakery" from={undefined} />);
  return userEvent.setup();
}
const counter = () => screen.getByText(/\d \/ 3/).textContent;

it('goes round and round by its buttons', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(counter()).toContain('3 / 3');
  expect(screen.getByText('Picture /uploads/c.webp')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(counter()).toContain('1 / 3');
});

it('goes round and round by the arrow keys', async () => {
  const user = open();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(counter()).toContain('3 / 3');
  await user.keyboard('{ArrowRight}');
  expect(counter()).toContain('1 / 3');
  await user.keyboard('{ArrowLeft}');
  expect(counter()).toContain('3 / 3');
});
