/**
 * Lays out what stands below the first view (`later` in utilities.css), a piece in each frame: all at once it would
 * hold up the first touch. Until then text that is far from the view cannot be copied, nor its place be told exactly.
 */
export function layOutRest(): void {
  const pieces = document.querySelectorAll<HTMLElement>('html:not([data-whole]) .later');
  let index = 0;
  const next = () => {
    const piece = pieces[index++];
    if (!piece) return layOutAll();
    piece.style.contentVisibility = 'visible';
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** Lays out the whole page now, and the pages that come. */
export function layOutAll(): void {
  document.documentElement.dataset.whole = '';
}
