import type { WebsiteExample } from '@kiln/contracts/content-api';
import { useState } from 'react';
import { LazyImage } from '../../components/media/lazy-image';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/icon';

export interface ExampleCardProps {
  example: WebsiteExample;
  onOpen: () => void;
  sizes: string;
  className?: string;
}

/** The after picture shows on hover and while the card has the keyboard's focus. */
const SHOWN_ON_INTEREST = 'pointer-fine:group-hover:opacity-100 group-has-focus-visible:opacity-100';
const HIDDEN_ON_INTEREST = 'pointer-fine:group-hover:hidden group-has-focus-visible:hidden';

/** An example: its picture before, and after on hover, focus or a tap on the switch (S 2). */
export function ExampleCard({ example, onOpen, sizes, className }: ExampleCardProps) {
  const [after, setAfter] = useState(false);
  const { title, description, image, afterImage, tags } = example;
  return (
    <article className={classNames('group relative flex flex-col', className)}>
      <div className="relative">
        <LazyImage media={image} sizes={sizes} className="aspect-4/3" />
        <LazyImage
          media={afterImage}
          sizes={sizes}
          className={classNames(
            'absolute! inset-0 transition-opacity duration-250',
            after ? 'opacity-100' : 'opacity-0',
            SHOWN_ON_INTEREST,
          )}
        />
        <button
          type="button"
          onClick={() => setAfter(!after)}
          className="absolute top-3 left-3 z-10 min-h-11 bg-page px-3 text-caption transition-colors hover:text-action"
        >
          {after ? 'After' : <Label />}
          <span className="sr-only">: {title}, show the other picture</span>
        </button>
      </div>
      <h3 className="pt-4 text-title">{title}</h3>
      <p className="mt-2 line-clamp-2 max-w-[56ch] text-small whitespace-pre-line text-muted">{description}</p>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-caption">
        <ul aria-label="Tags" className="flex flex-wrap gap-x-4 text-muted">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <button
          type="button"
          aria-label={`View Details: ${title}`}
          onClick={onOpen}
          className="inline-flex items-center gap-1.5 font-semibold transition-colors group-hover:text-action after:absolute after:inset-0 focus-visible:after:outline-2"
        >
          View Details
          <Icon name="arrow-up-right" size={16} />
        </button>
      </div>
    </article>
  );
}

function Label() {
  return (
    <>
      <span className={HIDDEN_ON_INTEREST}>Before</span>
      <span className="hidden pointer-fine:group-hover:inline group-has-focus-visible:inline">After</span>
    </>
  );
}
