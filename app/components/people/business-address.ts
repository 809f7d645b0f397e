export const businessAddress = (id: number | string | null, next?: string) =>
  `/profile/${id}/zakelijk${next ? `?next=${encodeURIComponent(next)}` : ""}`;
