import { describe, expect, it } from 'vitest';
import { toEditorBlocks } from '../seed/editor-blocks';
import { toTextBlocks, type EditorBlock } from './text-blocks';

const text = (value: string, marks: object = {}): EditorBlock => ({ type: 'text', text: value, ...marks });
const paragraph = (...children: EditorBlock[]): EditorBlock => ({ type: 'paragraph', children });
const link = (url: string, label = 'here'): EditorBlock => ({ type: 'link', url, children: [text(label)] });

describe("the editor's text on the wire", () => {
  it('is paragraphs and lists of text and links', () => {
    const body = ['Read [the terms](/terms) first.', ['One', '[Two](https://example.com)']];
    expect(toTextBlocks(toEditorBlocks(body))).toEqual([
      { kind: 'paragraph', spans: ['Read ', { text: 'the terms', href: '/terms' }, ' first.'] },
      { kind: 'list', items: [['One'], [{ text: 'Two', href: 'https://example.com' }]] },
    ]);
  });

  it('loses marks and keeps their words in one span', () => {
    const blocks = [paragraph(text('Not '), text('bold', { bold: true }), text(' here.'))];
    expect(toTextBlocks(blocks)).toEqual([{ kind: 'paragraph', spans: ['Not bold here.'] }]);
  });

  it.each(['heading', 'quote', 'code', 'a kind of tomorrow'])('keeps the words of: %s', (type) => {
    expect(toTextBlocks([{ type, children: [text('Words')] }])).toEqual([{ kind: 'paragraph', spans: ['Words'] }]);
  });

  it('continues a list by the list inside it', () => {
    const inner = { type: 'list', children: [{ type: 'list-item', children: [text('Two')] }] };
    const blocks = [{ type: 'list', children: [{ type: 'list-item', children: [text('One')] }, inner] }];
    expect(toTextBlocks(blocks)).toEqual([{ kind: 'list', items: [['One'], ['Two']] }]);
  });

  it('links to a picture by its description', () => {
    const picture = {
      type: 'image',
      image: { url: '/uploads/a.webp', alternativeText: 'A bowl' },
      children: [text('')],
    };
    expect(toTextBlocks([picture])).toEqual([
      { kind: 'paragraph', spans: [{ text: 'A bowl', href: '/uploads/a.webp' }] },
    ]);
  });

  it.each(['javascript:alert(1)', 'ftp://example.com/a', '//example.com', 'data:text/html,x'])(
    'shows the address %s and does not link it',
    (url) => expect(toTextBlocks([paragraph(link(url))])).toEqual([{ kind: 'paragraph', spans: [`here (${url})`] }]),
  );

  it('has no block for an empty line', () => {
    expect(toTextBlocks([paragraph(text('')), paragraph(text('  ')), { type: 'list', children: [] }])).toEqual([]);
  });
});
