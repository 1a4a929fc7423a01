import type { EditorBlock } from '../content/text-blocks';

/** `[text](address)` in a text of the seed. */
const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/** The seed's texts as the panel's editor keeps them: a string is a paragraph, a list of strings a list of points. */
export function toEditorBlocks(body: unknown): EditorBlock[] {
  const blocks: unknown[] = Array.isArray(body) ? body : [body];
  return blocks.map((block) =>
    Array.isArray(block)
      ? { type: 'list', format: 'unordered', children: block.map((item) => toNode('list-item', String(item))) }
      : toNode('paragraph', String(block)),
  );
}

function toNode(type: string, text: string): EditorBlock {
  const children: EditorBlock[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, label = '', url = ''] = match;
    children.push({ type: 'text', text: text.slice(end, match.index) });
    children.push({ type: 'link', url, children: [{ type: 'text', text: label }] });
    end = match.index + whole.length;
  }
  return { type, children: [...children, { type: 'text', text: text.slice(end) }] };
}
