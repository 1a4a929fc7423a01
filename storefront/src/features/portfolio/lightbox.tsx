import type { PortfolioItem } from '@kiln/contracts/content-api';
import { Button } from '../../components/ui/button';
import { DataTable } from '../../components/ui/data-table';
import { Dialog } from '../../components/ui/dialog';
import { LightboxGallery } from './lightbox-gallery';

interface LightboxProps {
  item: PortfolioItem;
  from: DOMRect | undefined;
  onClose: () => void;
  onGetInTouch: () => void;
}

/** One piece over the whole window (S 2): its gallery on black, its label beside it. */
export default function Lightbox({ item, from, onClose, onGetInTouch }: LightboxProps) {
  const film = item.type === 'video' && item.video ? [item.video] : [];
  return (
    <Dialog open kind="full" title={item.title} hideTitle onClose={onClose}>
      <div className="lg:grid lg:h-dvh lg:grid-cols-[minmax(0,1fr)_26rem]">
        <LightboxGallery
          media={[...film, item.image, ...item.gallery]}
          poster={item.image}
          title={item.title}
          from={from}
        />
        <div className="flex flex-col gap-8 overflow-y-auto border-hairline px-4 pt-8 pb-10 max-lg:border-t sm:px-8 lg:border-l lg:pt-24">
          <div>
            <p className="label-type">{item.service.name}</p>
            <h3 className="display-type mt-3 text-headline">{item.title}</h3>
          </div>
          <p className="max-w-[56ch] text-body">{item.description}</p>
          <DataTable
            rows={[
              ['Client', item.client],
              ['Year', String(item.year)],
              ['Category', item.category],
              ['Made with', item.technologies.join(', ')],
            ]}
          />
          <div className="mt-auto flex flex-col gap-4 pt-4">
            <p className="text-small text-muted">Something like this, or nothing like it.</p>
            <Button wide iconEnd="arrow" onClick={onGetInTouch}>
              Get in Touch
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
