import type { PortfolioItem } from '@kiln/contracts/content-api';
import { useRef, useState } from 'react';
import { LazyImage } from '../../components/media/lazy-image';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/icon';
import { useReducedMotion } from '../../hooks/use-reduced-motion';
import { HoverFilm } from './hover-film';
import type { Place } from './wall';

export interface PieceCardProps {
  item: PortfolioItem;
  place: Place;
  /** In the first view: loaded at once. */
  priority: boolean;
  /** `from` is the picture that was clicked. */
  onOpen: (item: PortfolioItem, from: Element | null) => void;
  /** The visitor is about to open it. */
  onIntent: () => void;
}

/** A piece on the wall, with its label; the whole of it opens the lightbox. A film plays while it is pointed at. */
export function PieceCard({ item, place, priority, onOpen, onIntent }: PieceCardProps) {
  const picture = useRef<HTMLDivElement>(null);
  const [attended, setAttended] = useState(false);
  const reducedMotion = useReducedMotion();
  const film = item.type === 'video' ? item.video : null;
  const attend = () => {
    setAttended(true);
    onIntent();
  };
  return (
    <article
      className={classNames('group relative', place.column)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && attend()}
      onPointerLeave={() => setAttended(false)}
    >
      <div ref={picture} className="relative overflow-hidden">
        <LazyImage
          media={item.image}
          sizes={place.sizes}
          priority={priority}
          className={classNames(
            '[filter:brightness(90%)] transition-[filter] duration-200 group-hover:[filter:brightness(105%)]',
            place.shape,
          )}
        />
        {film && attended && !reducedMotion && <HoverFilm film={film} />}
        {film && (
          <span className="absolute bottom-3 left-3 flex items-center gap-1.5 bg-page px-2.5 py-1 text-caption">
            <Icon name="play" size={12} filled />
            Film
          </span>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 pt-4 text-small">
        <h2 className="text-title">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(item, picture.current)}
            onFocus={attend}
            onBlur={() => setAttended(false)}
            className="text-left transition-colors group-hover:text-action after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-action"
          >
            {item.title}
          </button>
        </h2>
        <p className="figures self-end text-right">{item.year}</p>
        <p className="border-t border-hairline pt-2">{item.client}</p>
        <p className="-ml-6 border-t border-hairline pt-2 pl-6 text-right">{item.category}</p>
        <p className="col-span-2 text-caption text-muted">{item.technologies.join(', ')}</p>
      </div>
    </article>
  );
}
