/** `sizes` of the pictures in the shop's grid: its columns beside the filters. */
export const CARD_SIZES = '(min-width: 90rem) 24vw, (min-width: 40rem) 36vw, 94vw';
export const LEAD_SIZES = '(min-width: 68rem) 50vw, 94vw';
/** The first pictures of the list load at once (S 9). */
export const PRIORITY_COUNT = 4;
