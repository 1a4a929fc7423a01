/** Places of the page that others lead to. */
export const INSPIRATION_ID = 'inspiration';
export const STARTING_POINT_ID = 'starting-point';
