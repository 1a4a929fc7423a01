import type { TextBlock, TextSpan } from './wire';

/** A node of the editor's rich text ('blocks'), as the database keeps it. */
export interface EditorBlock {
  type: string;
  format?: string;
  text?: string;
  url?: string;
  children?: EditorBlock[];
  image?: { url: string; alternativeText?: string | null; name?: string };
}

/** Where a link may lead: the web, an address of ours, a mail, a call. */
const SAFE_HREF = /^(https?:\/\/|\/(?!\/)|#|mailto:|tel:)/i;

/**
 * The editor's rich text as the wire has it: paragraphs and lists of text and links. What is formatted beyond that
 * stays as its text: a heading or a quote is a paragraph, a picture a link with its description, marks fall away, and
 * a link that is none of the web's shows its address.
 */
export function toTextBlocks(blocks: EditorBlock[]): TextBlock[] {
  return blocks.map(toTextBlock).filter((block) => block !== null);
}

function toTextBlock(block: EditorBlock): TextBlock | null {
  if (block.type === 'list') {
    const items = toItems(block);
    return items.length > 0 ? { kind: 'list', items } : null;
  }
  const spans = toSpans([block]);
  return spans.length > 0 ? { kind: 'paragraph', spans } : null;
}

/** A list inside a list continues it. */
function toItems({ children = [] }: EditorBlock): TextSpan[][] {
  return children
    .flatMap((child) => (child.type === 'list' ? toItems(child) : [toSpans([child])]))
    .filter((spans) => spans.length > 0);
}

/** Neighbouring text is one span; a node without any text is none. */
function toSpans(nodes: EditorBlock[]): TextSpan[] {
  const spans: TextSpan[] = [];
  for (const span of nodes.flatMap(toRawSpans)) {
    const last = spans.at(-1);
    if (span === '') continue;
    if (typeof span === 'string' && typeof last === 'string') spans[spans.length - 1] = last + span;
    else spans.push(span);
  }
  return spans.every((span) => typeof span === 'string' && span.trim() === '') ? [] : spans;
}

function toRawSpans(node: EditorBlock): TextSpan[] {
  if (node.text !== undefined) return [node.text];
  if (node.image) return [toLink(node.image.alternativeText || node.image.name || node.image.url, node.image.url)];
  const { children = [] } = node;
  return node.type === 'link' ? [toLink(textOf(children), node.url ?? '')] : children.flatMap(toRawSpans);
}

function toLink(text: string, href: string): TextSpan {
  if (text.trim() === '' || href === '') return text;
  return SAFE_HREF.test(href) ? { text, href } : `${text} (${href})`;
}

function textOf(nodes: EditorBlock[]): string {
  return nodes.map(({ text, children = [] }) => text ?? textOf(children)).join('');
}
