/** Where somebody says that they are a business; with the page to go to once that is said. */
export const businessAddress = (id: number | string | null, next?: string) =>
  `/profile/${id}/zakelijk${next ? `?next=${encodeURIComponent(next)}` : ""}`;
