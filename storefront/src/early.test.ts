import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const seen: string[] = [];
const note = (event: Event) => seen.push(`${event.type} ${(event.currentTarget as HTMLElement).id}`);

beforeEach(async () => {
  seen.length = 0;
  document.body.innerHTML = `
    <button id="add" type="button">Add</button>
    <a id="product" href="/product/7">Moon Jar</a>
    <a id="elsewhere" href="https://elsewhere.example/">Elsewhere</a>
    <form id="form" action="/shop"><input id="text" name="q"><input id="box" type="checkbox"><button id="send">Search</button></form>
    <div id="tab" tabindex="0">Tab</div>`;
  vi.resetModules();
  await import('./early');
});

afterEach(() => void dispatchEvent(new Event('kiln:alive')));

const byId = <Type extends HTMLElement>(id: string) => document.getElementById(id) as Type;

/** The app has come alive: from now on its handlers answer. */
function comeAlive(...ids: string[]) {
  for (const id of ids) {
    const element = byId(id);
    for (const type of ['click', 'submit', 'input', 'keydown', 'pointerenter']) element.addEventListener(type, note);
    if (element instanceof HTMLAnchorElement) element.addEventListener('click', (event) => event.preventDefault());
    element.addEventListener('submit', (event) => event.preventDefault());
  }
  dispatchEvent(new Event('kiln:alive'));
}

it('does again what was clicked before the app was alive, once and in its order', () => {
  byId('add').click();
  byId('product').click();
  comeAlive('add', 'product');
  expect(seen).toEqual(['click add', 'click product']);
  dispatchEvent(new Event('kiln:alive'));
  expect(seen).toHaveLength(2);
});

it('holds links of this site until then, and no others', () => {
  const follow = (id: string, init: MouseEventInit = {}) =>
    byId(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  expect(follow('product')).toBe(false);
  expect(follow('product', { ctrlKey: true })).toBe(true);
  byId('elsewhere').addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  follow('elsewhere');
  expect.assertions(3);
});

it('sends a form once, with what was typed, though the app has emptied its fields', () => {
  const text = byId<HTMLInputElement>('text');
  text.value = 'moon';
  text.dispatchEvent(new Event('input', { bubbles: true }));
  byId('send').click();
  text.value = '';
  comeAlive('text', 'form');
  expect(seen).toEqual(['input text', 'input form', 'submit form']);
  expect(text.value).toBe('moon');
});

it('leaves the field again that was left, after what was typed', () => {
  const text = byId<HTMLInputElement>('text');
  text.focus();
  text.value = 'moon';
  text.dispatchEvent(new Event('input', { bubbles: true }));
  text.blur();
  byId('form').addEventListener('focusout', note);
  comeAlive('form');
  expect(seen).toEqual(['input form', 'focusout form']);
});

it('ticks a box that was ticked', () => {
  const box = byId<HTMLInputElement>('box');
  box.click();
  comeAlive('box');
  expect(box.checked).toBe(true);
  expect(seen).toContain('click box');
});

it('presses the keys again that only the app answers, and comes to where the pointer is', () => {
  const tab = byId('tab');
  for (const key of ['ArrowRight', 'x'])
    tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  for (const id of ['add', 'tab']) byId(id).dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  comeAlive('tab', 'add');
  expect(seen).toEqual(['keydown tab', 'pointerenter tab']);
});
