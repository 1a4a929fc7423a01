import { html, raw } from 'hono/html';
import { isValidElement } from 'hono/jsx';
import type { HtmlEscapedString } from 'hono/utils/html';

/** What JSX makes. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

interface Head {
  title: string;
  /** More elements of the head, as HTML. */
  more: string;
}

/**
 * A whole HTML document around a `<body>` in JSX. JSX's own `toString`, and a `<head>` in it, would run in an
 * AsyncLocalStorage, for contexts that nothing here uses: on Node 20 that makes every promise of the process dearer for good,
 * a quarter of a create call's CPU time after the first mail.
 * @throws Error when a component is asynchronous
 */
export function htmlDocument({ title, more }: Head, body: Markup): string {
  const buffer = Object.assign([''], { callbacks: [] });
  if (isValidElement(body)) body.toStringToBuffer(buffer);
  const [text = '', ...later] = buffer;
  if (text === '' || later.length > 0) throw new Error('A document is made at once, of one element');
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${raw(more)}
        <title>${title}</title>
      </head>
      ${raw(text)}
    </html> `;
  return String(document);
}
