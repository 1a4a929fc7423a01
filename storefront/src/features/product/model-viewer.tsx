import { useEffect, useRef, type DetailedHTMLProps, type HTMLAttributes } from 'react';
import { classNames } from '../../components/ui/class-names';
import { useLatestCallback } from '../../hooks/use-latest-callback';

interface ModelViewerAttributes extends DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> {
  src: string;
  alt: string;
  'camera-controls': boolean;
  'camera-orbit': string;
  'environment-image': 'legacy' | 'neutral';
  exposure: string;
  'interaction-prompt': 'none';
  'shadow-intensity': string;
  'touch-action': 'pan-y';
}

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the only way to name an element of one's own
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': ModelViewerAttributes;
    }
  }
}

interface ModelViewerProps {
  src: string;
  alt: string;
  /** Faded in over the poster. */
  shown: boolean;
  onLoad: () => void;
  onError: () => void;
}

/** The element that `@google/model-viewer` defines, over its parent; it stands still until somebody turns it. */
export function ModelViewer({ src, alt, shown, ...on }: ModelViewerProps) {
  const ref = useRef<HTMLElement>(null);
  const onLoad = useLatestCallback(on.onLoad);
  const onError = useLatestCallback(on.onError);
  useEffect(() => {
    const viewer = ref.current;
    viewer?.addEventListener('load', onLoad);
    viewer?.addEventListener('error', onError);
    return () => {
      viewer?.removeEventListener('load', onLoad);
      viewer?.removeEventListener('error', onError);
    };
  }, [onLoad, onError]);
  return (
    <model-viewer
      ref={ref}
      src={src}
      alt={alt}
      camera-controls
      camera-orbit="-20deg 68deg 85%"
      environment-image="legacy"
      exposure="0.45"
      interaction-prompt="none"
      shadow-intensity="0.9"
      touch-action="pan-y"
      className={classNames(
        'absolute inset-0 size-full bg-raised transition-opacity duration-200 [--progress-bar-color:transparent]',
        !shown && 'opacity-0',
      )}
    />
  );
}
