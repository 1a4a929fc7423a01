import './styles/fonts.css';
import { again, type Done } from './early/again';

/**
 * Runs in the head, before the app: keeps what a visitor does until the app has come alive, and fetches the app once
 * the first view is there, or at the first touch. What was done is then done again, so nothing is lost.
 */

interface App {
  /** The app's script first, then those of the route. */
  scripts: string[];
  style?: string;
  /** Where the page's content is, unless the page carries it. */
  state?: string;
}

/** A picture that never comes must not keep the page asleep, milliseconds. */
const LONGEST_WAIT = 5_000;
const TYPES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change', 'focusout', 'click', 'submit'];
/** What is typed, Tab, Enter and Space work without the app. */
const KEYS = /^(Arrow|Page|Home|End|Escape)/;
const FIELDS = 'input,textarea,select';

let done: Done[] = [];
let begun = false;
const listening = new AbortController();

for (const type of TYPES) addEventListener(type, onEvent, { capture: true, signal: listening.signal });
addEventListener('kiln:alive', () => finish().forEach(again), { once: true });
addEventListener('kiln:failed', giveUp, { once: true });
if (document.readyState === 'complete') beginAfterPaint();
else addEventListener('load', beginAfterPaint);
setTimeout(begin, LONGEST_WAIT);

function finish(): Done[] {
  listening.abort();
  const all = done;
  done = [];
  return all;
}

/** On a fast line all is loaded before the first view is on the screen. A page in the background paints nothing. */
function beginAfterPaint(): void {
  if (document.hidden) return begin();
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    // The picture that came last is in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(begin));
  }).observe({ type: 'paint', buffered: true });
}

function begin(): void {
  const text = document.getElementById('app')?.textContent;
  if (begun || !text) return;
  begun = true;
  const { scripts, style, state } = JSON.parse(text) as App;
  for (const href of scripts) add('modulepreload', href);
  if (state) add('preload', state, { as: 'fetch', crossOrigin: 'anonymous' });
  const styled = new Promise((resolve) => {
    if (!style) return resolve(null);
    const link = add('stylesheet', style);
    link.onload = link.onerror = resolve;
  });
  styled.then(() => import(/* @vite-ignore */ scripts[0] ?? '')).catch(giveUp);
}

function add(rel: string, href: string, more?: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, ...more, href });
  document.head.append(link);
  return link;
}

/** Without the app a link and the search lead on as they do in a browser without scripts. */
function giveUp(): void {
  const last = finish().findLast(({ event }) => event.defaultPrevented)?.event;
  const target = last?.target;
  if (target instanceof HTMLFormElement && target.hasAttribute('action')) target.submit();
  const link = last?.type === 'click' && linkOf(target);
  if (link) location.assign(link.href);
}

function onEvent(event: Event): void {
  begin();
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  if (type === 'submit') hold(event);
  else if (type === 'click') onClick(event as MouseEvent, target);
  else if (type === 'input' || type === 'change') replace(event, (other) => other.target === target);
  // A field that was left may have a fault to tell of.
  else if (type === 'focusout' && target.matches(FIELDS)) done.push({ event });
  else if (type === 'pointerover') replace(event, (other) => other.type === type);
  else if (type === 'keydown' && KEYS.test((event as KeyboardEvent).key) && !target.matches(FIELDS)) hold(event);
}

/** A form's button is done again by its form. */
function onClick(event: MouseEvent, target: Element): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const control = target.closest('button');
  if (linkOf(target)) hold(event);
  else if (control && !(control.form && control.type === 'submit')) done.push({ event });
}

/** A link that the app would follow by itself; one to a part of this page needs nobody. */
function linkOf(target: EventTarget | null | undefined): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  const isPart = link.hash && link.pathname === location.pathname && link.search === location.search;
  return isPart ? null : link;
}

function hold(event: Event): void {
  event.preventDefault();
  done.push({ event });
}

/** Of a field and of the pointer the last word counts, in the place of the first. */
function replace(event: Event, isSame: (other: Event) => boolean): void {
  const { value, checked } = event.target as HTMLInputElement;
  const entry = { event, value, checked };
  const place = done.findIndex(({ event: other }) => isSame(other));
  if (place < 0) done.push(entry);
  else done[place] = entry;
}
