/** `sizes` of the hero's picture, for its preload too. */
export const HERO_SIZES = '(min-width: 68rem) 64vw, 94vw';
