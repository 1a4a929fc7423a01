import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { network } from '../../testing/network';
import { renderInApp } from '../../testing/render';
import { AdminGuard } from './admin-guard';

const bodies: unknown[] = [];
/** Answers a call, and keeps what was sent. */
const answers = (path: string, status: number, body: object = {}) =>
  http.post(`*${path}`, async ({ request }) => {
    bodies.push(await request.json());
    return status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status });
  });
const session = { data: { token: 'token-1' } };
const me = http.get('*/admin/users/me', () => HttpResponse.json({}));

afterEach(() => {
  bodies.length = 0;
  window.history.replaceState(null, '', '/');
});

function guardAt(address: string) {
  window.history.replaceState(null, '', address);
  const onGranted = vi.fn();
  return { onGranted, ...renderInApp(<AdminGuard onGranted={onGranted} />) };
}

it('mails a link to a new password, from the address typed before', async () => {
  network.use(answers('/admin/forgot-password', 204));
  const { user } = guardAt('/admin');
  await user.type(await screen.findByLabelText('Email address'), 'Wren@kiln.example');
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A new password' }));
  await user.click(screen.getByRole('button', { name: 'Mail me a link' }));
  expect((await screen.findByRole('status')).textContent).toContain('If Wren@kiln.example has an account');
  expect(bodies).toEqual([{ email: 'wren@kiln.example' }]);
  await user.click(screen.getByRole('button', { name: 'Back to the sign-in' }));
  expect(screen.getByRole('form', { name: 'Sign in' })).toBeTruthy();
});

it.each([
  [429, /Wait five minutes/],
  [502, /did not answer/],
])('says what to do when the mail is answered %i', async (status, message) => {
  network.use(answers('/admin/forgot-password', status));
  const { user } = guardAt('/admin');
  await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
  await user.type(screen.getByLabelText('Email address'), 'wren@kiln.example');
  await user.click(screen.getByRole('button', { name: 'Mail me a link' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(message);
});

it("sets a new password by the mail's link, takes the secret out of the address and goes on to the panel", async () => {
  network.use(answers('/admin/reset-password', 200, session), me);
  const { user, onGranted } = guardAt('/admin#reset-password=secret-1');
  await user.type(await screen.findByLabelText('New password'), 'weak');
  expect(location.hash).toBe('');
  await user.click(screen.getByRole('button', { name: 'Save and open the panel' }));
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
  expect(bodies).toEqual([]);

  await user.type(screen.getByLabelText('New password'), '-Kiln-2026');
  await user.click(screen.getByRole('button', { name: 'Save and open the panel' }));
  await vi.waitFor(() => expect(onGranted).toHaveBeenCalledExactlyOnceWith('/admin/'));
  expect(bodies).toEqual([{ resetPasswordToken: 'secret-1', password: 'weak-Kiln-2026' }]);
});

it('says that a link is used up, and leads back', async () => {
  network.use(answers('/admin/reset-password', 400));
  const { user, onGranted } = guardAt('/admin#reset-password=secret-1');
  await user.type(await screen.findByLabelText('New password'), 'Kiln-2026');
  await user.click(screen.getByRole('button', { name: 'Save and open the panel' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/used up or older than an hour/);
  expect(onGranted).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Back to the sign-in' }));
  expect(screen.getByRole('form', { name: 'Sign in' })).toBeTruthy();
});

it('takes an invitation up', async () => {
  network.use(answers('/admin/register', 200, session), me);
  const { user, onGranted } = guardAt('/admin#invitation=secret-2');
  await user.type(await screen.findByLabelText('First name'), 'Wren');
  await user.type(screen.getByLabelText('New password'), 'Kiln-2026');
  await user.click(screen.getByRole('button', { name: 'Open the panel' }));
  await vi.waitFor(() => expect(onGranted).toHaveBeenCalledOnce());
  expect(bodies).toEqual([{ registrationToken: 'secret-2', userInfo: { firstname: 'Wren', password: 'Kiln-2026' } }]);
});
