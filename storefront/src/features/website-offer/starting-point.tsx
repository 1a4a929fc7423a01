import type { WebsiteExample } from '@kiln/contracts/content-api';
import { NO_EXAMPLE } from '@kiln/contracts/inquiries-api';
import { Cover } from '../../components/media/cover';
import { IconButton } from '../../components/ui/icon-button';
import { STARTING_POINT_ID } from './section-ids';

export interface StartingPointProps {
  example: WebsiteExample | undefined;
  onClear: () => void;
}

/** The chosen example at the head of the form; the same height with and without one. */
export function StartingPoint({ example, onClear }: StartingPointProps) {
  return (
    <div
      id={STARTING_POINT_ID}
      tabIndex={-1}
      role="group"
      aria-label="Starting point"
      className="flex min-h-22 scroll-mt-28 items-center gap-5 border-y border-hairline py-3 sm:col-span-2"
    >
      {example && <Cover media={example.afterImage} sizes="6rem" className="aspect-4/3 max-w-22" />}
      <div className="mr-auto min-w-0">
        <p className="label-type">Starting point</p>
        <p className="truncate">{example?.title ?? NO_EXAMPLE}</p>
      </div>
      {example ? (
        <IconButton icon="close" label={`Clear ${example.title}`} onClick={onClear} />
      ) : (
        <a href="#inspiration" className="shrink-0 text-small text-link">
          Choose an example
        </a>
      )}
    </div>
  );
}
