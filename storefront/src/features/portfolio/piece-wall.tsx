import type { PortfolioItem } from '@kiln/contracts/content-api';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { sections } from '../../config/paths';
import { PieceCard } from './piece-card';
import { placeOf } from './wall';

const loadLightbox = () => import('./lightbox');
const Lightbox = lazy(loadLightbox);

interface Opened {
  item: PortfolioItem;
  /** Where the clicked picture stood, in the window's pixels. */
  from: DOMRect | undefined;
}

/** The work as a wall of pictures; a click opens the lightbox (S 2), whose code comes when a piece is pointed at. */
export function PieceWall({ items }: { items: readonly PortfolioItem[] }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <>
      <div className="columns-12 gap-y-14 md:gap-y-28">
        {items.map((item, index) => (
          <PieceCard
            key={item.slug}
            item={item}
            place={placeOf(index, items.length)}
            priority={index === 0}
            onOpen={(piece, picture) => setOpened({ item: piece, from: picture?.getBoundingClientRect() })}
            // A failed download is tried again, and reported, when the piece is opened.
            onIntent={() => void loadLightbox().catch(() => undefined)}
          />
        ))}
      </div>
      {opened && (
        <Suspense>
          <Lightbox
            item={opened.item}
            from={opened.from}
            onClose={() => setOpened(null)}
            onGetInTouch={() => {
              // Closed first: closing gives the focus back and frees the page's scrolling.
              flushSync(() => setOpened(null));
              goToContact();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** S 2: to the contact section, which the page has at its end. */
function goToContact(): void {
  const section = document.getElementById(sections.contact);
  if (!section) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}
