export const PAGE_SIZE = 20;

export interface Page<T> {
  count: number;
  results: T[];
}

/** 404 past the last page, so that search engines do not index empty pages. */
export const statusOfPage = (page: number, { count }: Pick<Page<unknown>, "count">): 200 | 404 =>
  page > pagesOf(count) ? 404 : 200;

export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / PAGE_SIZE));
}
