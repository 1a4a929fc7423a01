import type { Context } from 'hono';
import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

// No script but one of ours. Forms lead back to the shop, which may be any origin.
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  'form-action http: https:',
].join('; ');

/**
 * A page of the sandbox, marked as one; `isFramed` if the shop's page may show it in a dialog, `isNarrow` for the few
 * lines of a hosted page.
 */
export function sendPage(
  c: Context,
  title: string,
  body: Html,
  { isFramed = false, isNarrow = false, script = '' } = {},
): Response | Promise<Response> {
  const scripts = script === '' ? "'none'" : "'self'";
  const frames = isFramed ? "'self'" : "'none'";
  c.header('content-security-policy', `${POLICY}; script-src ${scripts}; frame-ancestors ${frames}`);
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  c.header('x-content-type-options', 'nosniff');
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title} – Sandbox</title>
          <link rel="stylesheet" href="/sandbox/pages.css" />
          ${script === '' ? '' : html`<script src="${script}" defer></script>`}
        </head>
        <body>
          <main class="${isNarrow ? 'narrow' : ''}">
            <p class="badge">Sandbox: no real money</p>
            <h1>${title}</h1>
            ${body}
          </main>
        </body>
      </html>`,
  );
}

/** Buttons of one form, each an outcome: `outcome=…` is posted to `action`. */
export function outcomeForm(action: string, outcomes: readonly string[], about: string): Html {
  return html`<form method="post" action="${action}">
    ${outcomes.map(
      (outcome) =>
        html`<button name="outcome" value="${outcome}" aria-label="${readable(outcome)}: ${about}">
          ${readable(outcome)}
        </button>`,
    )}
  </form>`;
}

/** `fail_authentication` becomes `Fail authentication`. */
export function readable(name: string): string {
  const words = name.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
