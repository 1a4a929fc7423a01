import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { network } from '../../testing/network';
import { renderInApp } from '../../testing/render';
import { AdminGuard } from './admin-guard';

/** As the CMS answers a session: 200 for a privileged role, 403 for another. */
const me = (status: number) =>
  http.get('*/admin/users/me', ({ request }) =>
    HttpResponse.json({}, { status: request.headers.get('authorization') === 'Bearer token-1' ? status : 401 }),
  );
const panelLogin = (status: number) =>
  http.post('*/admin/login', () =>
    status === 200 ? HttpResponse.json({ data: { token: 'token-1' } }) : HttpResponse.json({}, { status }),
  );
const siteLogin = (status: number) => http.post('*/api/auth/local', () => HttpResponse.json({ jwt: 'x' }, { status }));
const renewal = (status: number) =>
  http.post('*/admin/access-token', () => HttpResponse.json({ data: { token: 'token-1' } }, { status }));

// The panel's cookie is one of /admin, where the guard is.
const openAt = (address: string) => window.history.replaceState(null, '', address);
beforeEach(() => {
  openAt('/admin');
  document.cookie = 'jwtToken=; path=/admin; max-age=0';
});
afterEach(() => openAt('/'));

function guard() {
  const onGranted = vi.fn();
  return { onGranted, ...renderInApp(<AdminGuard onGranted={onGranted} />) };
}

async function signIn({ user }: ReturnType<typeof guard>) {
  await user.type(await screen.findByLabelText('Email address'), 'wren@kiln.example');
  await user.type(screen.getByLabelText('Password'), 'Clay-2026');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('asks nobody for a session that this browser never had', async () => {
  guard();
  expect(await screen.findByRole('form', { name: 'Sign in' })).toBeTruthy();
});

it('lets a privileged account on to the panel, signed in', async () => {
  network.use(panelLogin(200), me(200));
  const view = guard();
  await signIn(view);
  await vi.waitFor(() => expect(view.onGranted).toHaveBeenCalledExactlyOnceWith('/admin/'));
  expect(document.cookie).toContain('jwtToken=token-1');
  expect(localStorage.getItem('isLoggedIn')).toBe('true');
});

it('signs a panel account without the privilege out again and denies it', async () => {
  let signedOut = false;
  network.use(
    panelLogin(200),
    me(403),
    http.post('*/admin/logout', () => {
      signedOut = true;
      return HttpResponse.json({ data: {} });
    }),
  );
  const view = guard();
  await signIn(view);
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
  expect(signedOut).toBe(true);
  expect(document.cookie).not.toContain('jwtToken');
  expect(view.onGranted).not.toHaveBeenCalled();
});

it('denies an account of the site and offers the way home', async () => {
  network.use(panelLogin(400), siteLogin(200));
  await signIn(guard());
  expect(await screen.findByText("You don't have administrator privileges to access this area.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Homepage' }).getAttribute('href')).toBe('/');
});

it.each([
  ['wrong credentials', [panelLogin(400), siteLogin(400)], /Check both/],
  ['too many tries', [panelLogin(429)], /Wait five minutes/],
  ['a panel that is down', [panelLogin(502)], /did not answer/],
])('says what to do after %s and keeps the e-mail', async (_, handlers, message) => {
  network.use(...handlers);
  await signIn(guard());
  expect((await screen.findByRole('alert')).textContent).toMatch(message);
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('wren@kiln.example');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
});

it('goes straight on while the session lasts, to the place that was asked for', async () => {
  localStorage.setItem('isLoggedIn', 'true');
  network.use(renewal(200), me(200));
  openAt('/admin?redirectTo=%2Fcontent-manager%3Fpage%3D2');
  const { onGranted } = guard();
  await vi.waitFor(() => expect(onGranted).toHaveBeenCalledExactlyOnceWith('/admin/content-manager?page=2'));
});

it('leads an expired token to the login view and notes it in the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem('isLoggedIn', 'true');
  network.use(renewal(401));
  guard();
  expect(await screen.findByRole('form', { name: 'Sign in' })).toBeTruthy();
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/admin token has expired/));
  expect(localStorage.getItem('isLoggedIn')).toBeNull();
});

it('says so when the panel cannot say whether the session lasts, and keeps it', async () => {
  localStorage.setItem('isLoggedIn', 'true');
  network.use(renewal(502));
  guard();
  expect((await screen.findByRole('alert')).textContent).toMatch(/did not answer/);
  expect(localStorage.getItem('isLoggedIn')).toBe('true');
});

it('asks for the session that the panel says has ended, and notes it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  network.use(renewal(401));
  openAt('/admin?expired=true');
  guard();
  expect(await screen.findByRole('form', { name: 'Sign in' })).toBeTruthy();
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/admin token has expired/));
});
