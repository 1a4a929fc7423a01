import { useState, type DragEvent, type MouseEvent, type PointerEvent } from 'react';

/** Less than this is a click, pixels. */
const SLACK = 5;

/** Scrolls a box by dragging it with the mouse; fingers scroll it by themselves. A drag is not a click. */
export function useDragScroll() {
  const [dragging, setDragging] = useState(false);
  return {
    dragging,
    handlers: {
      onPointerDown: ({ currentTarget: box, pointerType, button, clientX: from }: PointerEvent<HTMLElement>) => {
        if (pointerType !== 'mouse' || button !== 0) return;
        const start = box.scrollLeft;
        let moved = false;
        const onMove = ({ clientX }: globalThis.PointerEvent) => {
          if (!moved && Math.abs(clientX - from) < SLACK) return;
          moved = true;
          setDragging(true);
          box.scrollLeft = start + from - clientX;
        };
        const onEnd = () => {
          window.removeEventListener('pointermove', onMove);
          window.removeEventListener('pointerup', onEnd);
          window.removeEventListener('pointercancel', onEnd);
          // The click of this release comes first.
          if (moved) setTimeout(() => setDragging(false));
        };
        window.addEventListener('pointermove', onMove);
        window.addEventListener('pointerup', onEnd);
        window.addEventListener('pointercancel', onEnd);
      },
      onClickCapture: (event: MouseEvent) => {
        if (!dragging) return;
        event.preventDefault();
        event.stopPropagation();
      },
      // Else the browser drags the link under the pointer.
      onDragStart: (event: DragEvent) => event.preventDefault(),
    },
  };
}
