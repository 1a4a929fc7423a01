import type { CatalogMedia } from '@kiln/contracts/catalog-api';
import { useRef, useState } from 'react';
import { LazyImage } from '../../components/media/lazy-image';
import { Button, Spinner } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { ModelViewer } from './model-viewer';

interface ModelPreviewProps {
  model: CatalogMedia;
  /** What is seen until the model is. */
  poster: CatalogMedia | undefined;
  sizes: string;
}

/** A picture that becomes a model to turn once somebody asks: only then the viewer's code and the model are loaded. */
export function ModelPreview({ model, poster, sizes }: ModelPreviewProps) {
  const [state, setState] = useState<'poster' | 'loading' | 'shown' | 'failed'>('poster');
  const [hasViewer, setHasViewer] = useState(false);
  const [failures, setFailures] = useState(0);
  const asked = useRef(0);
  const open = state === 'loading' || state === 'shown';

  const fail = () => {
    setFailures(failures + 1);
    setState('failed');
  };
  const toggle = async () => {
    const request = (asked.current += 1);
    setHasViewer(false);
    setState(open ? 'poster' : 'loading');
    if (open) return;
    try {
      await import('@google/model-viewer');
      if (request === asked.current) setHasViewer(true);
    } catch {
      if (request === asked.current) fail();
    }
  };

  return (
    <div className="relative overflow-hidden bg-raised">
      <LazyImage media={poster} sizes={sizes} priority className="aspect-4/3" />
      {open && hasViewer && (
        <ModelViewer
          // The viewer keeps a failed download under its address: another try needs another one.
          src={failures === 0 ? model.url : `${model.url}#${failures}`}
          alt={model.alternativeText}
          shown={state === 'shown'}
          onLoad={() => setState('shown')}
          onError={fail}
        />
      )}
      {state === 'failed' && (
        <div className="absolute inset-x-4 top-4">
          <Notice kind="error">The model did not load. Look at the pictures, or try again in a moment.</Notice>
        </div>
      )}
      <div className="pointer-events-none absolute inset-x-4 bottom-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="outline" onClick={() => void toggle()} className="pointer-events-auto bg-page">
          {state === 'loading' && <Spinner />}
          {state === 'shown' ? 'Show the picture' : 'View in 3D'}
        </Button>
        <p role="status" className="text-small">
          {state === 'loading' && <span className="sr-only">Loading the model</span>}
          {state === 'shown' && 'Drag it, or focus it and use the arrow keys.'}
        </p>
      </div>
    </div>
  );
}
