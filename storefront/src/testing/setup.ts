import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { freshness } from '../lib/use-content';
import { network } from './network';

// A busy machine renders slowly; what never comes still fails before the test's own limit.
configure({ asyncUtilTimeout: 4_000 });

const unexpected: string[] = [];
network.events.on('request:unhandled', ({ request }) => unexpected.push(`${request.method} ${request.url}`));

// The same file serves tests of the server, which run without a document.
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterAll(() => network.close());
afterEach(() => {
  network.resetHandlers();
  freshness.navigated = false;
  if (typeof window === 'undefined') return;
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => {
  const requests = unexpected.splice(0);
  if (requests.length > 0) throw new Error(`Requests that the test did not expect: ${requests.join(', ')}`);
});

// jsdom has <dialog> but not its modal state; browsers are tested in e2e.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('button, [href], input')?.focus();
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.animate ??= () => ({}) as never;
}
if (typeof window !== 'undefined') {
  window.matchMedia ??= (media) =>
    ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  window.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never;
  window.ResizeObserver ??= window.IntersectionObserver as never;
}
