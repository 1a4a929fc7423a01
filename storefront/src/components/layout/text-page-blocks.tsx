import type { TextBlock, TextSpan } from '@kiln/contracts/content-api';
import { Link } from 'react-router-dom';

/** An editor's running text: paragraphs and lists. Links within the site do not reload it. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, place) =>
    block.kind === 'paragraph' ? (
      <p key={place}>
        <Spans spans={block.spans} />
      </p>
    ) : (
      <ul key={place} className="flex list-[square] flex-col gap-1.5 pl-5 marker:text-muted">
        {block.items.map((spans, item) => (
          <li key={item} className="pl-1.5">
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
    ),
  );
}

function Spans({ spans }: { spans: readonly TextSpan[] }) {
  return spans.map((span, place) => (typeof span === 'string' ? span : <TextLink key={place} {...span} />));
}

function TextLink({ text, href }: { text: string; href: string }) {
  if (/^(\/|#)/.test(href)) {
    return (
      <Link to={href} className="text-link">
        {text}
      </Link>
    );
  }
  return (
    <a href={href} className="text-link">
      {text}
    </a>
  );
}
