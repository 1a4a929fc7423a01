export const STATES = '/state/';
export const STATE_PATTERN = `${STATES}:version`;

/** The address of the content that a page was rendered of. @param page its path and query */
export function statePath(version: string, page: string): string {
  return `${STATES}${version}?page=${encodeURIComponent(page)}`;
}
