export const BID_SORTS = ["price", "rating", "nearest"] as const;
type BidSort = (typeof BID_SORTS)[number];

export interface BidOrder {
  sort: BidSort;
  page: number;
}

export function readBidOrder(query: URLSearchParams): BidOrder {
  const page = query.get("bids") ?? "";
  return {
    sort: BID_SORTS.find((sort) => sort === query.get("sort")) ?? "price",
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

export const bidsQuery = ({ sort, page }: BidOrder) => ({
  page,
  sort_rating: sort === "rating",
  sort_distance: sort === "nearest",
});

export function bidsAddress(job: number, { sort, page }: BidOrder): string {
  const query = new URLSearchParams();
  if (sort !== "price") query.set("sort", sort);
  if (page > 1) query.set("bids", String(page));
  return `/task/${job}${query.size > 0 ? `?${query}` : ""}#biedingen`;
}
