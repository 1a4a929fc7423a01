import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it, vi } from 'vitest';
import { htmlDocument } from './html-document';

function Line({ children }: { children: string }) {
  return <p>{children}</p>;
}

const page = (title: string, text: string) =>
  htmlDocument(
    { title, more: '<meta name="color-scheme" content="light">' },
    <body>
      <Line>{text}</Line>
    </body>,
  );

it('makes a document of a title and a body, and escapes what is text', () => {
  const document = page('Bowls & <Jars>', '<script>');
  expect(document.replace(/\s*\n\s*/g, '')).toBe(
    '<!doctype html><html lang="en"><head><meta charset="utf-8" />' +
      '<meta name="viewport" content="width=device-width, initial-scale=1" /><meta name="color-scheme" content="light">' +
      '<title>Bowls &amp; &lt;Jars&gt;</title></head><body><p>&lt;script&gt;</p></body></html> ',
  );
});

it('asks for no AsyncLocalStorage, which every promise would pay for', () => {
  const run = vi.spyOn(AsyncLocalStorage.prototype, 'run');
  page('Receipt', 'Paid.');
  expect(run).not.toHaveBeenCalled();
});

it('refuses a body that is not ready', () => {
  const Later = async () => <p>Later</p>;
  expect(() => htmlDocument({ title: 'Later', more: '' }, <Later />)).toThrow('at once');
});
