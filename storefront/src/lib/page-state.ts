export const STATE_PATTERN = '/state/:version';

/** The address of the content that a page was rendered of. @param page its path and query */
export function statePath(version: string, page: string): string {
  return `/state/${version}?page=${encodeURIComponent(page)}`;
}
