import { useEffect, useRef, useState } from 'react';

const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for the page: images come 100 px before they are seen (S 9). */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) callbacks.get(target)?.();
    },
    { rootMargin: '100px' },
  );
  return observer;
}

/** True from the moment the element is within 100 px of the view. */
export function useNearViewport<Box extends Element>(skip: boolean) {
  const ref = useRef<Box>(null);
  const [near, setNear] = useState(skip);
  useEffect(() => {
    const box = ref.current;
    if (near || !box) return;
    const io = sharedObserver();
    callbacks.set(box, () => setNear(true));
    io.observe(box);
    return () => io.unobserve(box);
  }, [near]);
  return { ref, near };
}
