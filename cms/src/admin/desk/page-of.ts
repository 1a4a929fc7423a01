/** Where a page of a list stands. */
export interface PageOf {
  page: number;
  limit: number;
  total: number;
}
