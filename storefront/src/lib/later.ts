/** Pieces for a frame: a touch is answered between two of them. */
const AT_ONCE = 2;

/**
 * Lays out what stands below the first view (`later` in utilities.css), a few pieces in each frame: all at once would
 * hold up the first touch. Until then text far from the view cannot be copied, nor its place be told exactly.
 */
export function layOutRest(): void {
  const pieces = [...document.querySelectorAll<HTMLElement>('.later')];
  const next = () => {
    if (pieces.length === 0) return layOutAll();
    for (const piece of pieces.splice(0, AT_ONCE)) piece.style.contentVisibility = 'visible';
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** Lays out the whole page now, and the pages that come. */
export function layOutAll(): void {
  document.documentElement.dataset.whole = '';
}
