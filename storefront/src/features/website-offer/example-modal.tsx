import type { WebsiteExample } from '@kiln/contracts/content-api';
import { LazyImage } from '../../components/media/lazy-image';
import { Button } from '../../components/ui/button';
import { Dialog } from '../../components/ui/dialog';

export interface ExampleModalProps {
  example: WebsiteExample;
  onChoose: () => void;
  onClose: () => void;
}

/** An example in full (S 2): the whole page scrolls in its frame, the words beside it. */
export function ExampleModal({ example, onChoose, onClose }: ExampleModalProps) {
  const { title, fullDescription, fullImage, features, technologies } = example;
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="grid md:h-[min(51rem,100dvh-7rem)] md:grid-cols-[7fr_5fr]">
        {/* A region that scrolls must be reachable by keyboard. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div tabIndex={0} role="region" aria-label="The whole page" className="h-[52svh] overflow-y-auto md:h-auto">
          <FullImage media={fullImage} />
        </div>
        <div className="flex flex-col overflow-y-auto border-hairline max-md:border-t md:border-l">
          <div className="grow p-6 md:p-8">
            <p className="whitespace-pre-line">{fullDescription}</p>
            <Points title="Key Features" points={features} />
            <Points title="Technologies" points={technologies} />
          </div>
          <div className="sticky bottom-0 border-t border-hairline bg-page p-6 md:px-8">
            <Button wide onClick={onChoose}>
              Start from this example
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

/** As tall as the page that it shows. */
function FullImage({ media }: { media: WebsiteExample['fullImage'] }) {
  const { width, height } = media;
  return (
    <div style={width && height ? { aspectRatio: `${width} / ${height}` } : undefined} className="grid">
      <LazyImage media={media} sizes="(min-width: 52rem) 42rem, 100vw" priority className="min-h-full" />
    </div>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <section aria-label={title} className="mt-8">
      <h3 className="label-type font-sans tracking-normal">{title}</h3>
      <ul className="mt-2 border-t border-hairline text-small">
        {points.map((point) => (
          <li key={point} className="border-b border-hairline py-2.5">
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
