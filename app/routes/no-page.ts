/** The page of a route that only redirects: without one, the router answers errors without a page. */
export function NoPage() {
  return null;
}
