import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import type { GuidedPrice } from "~/components/prices/price-guide";
import { getApi } from "~/context";

interface Work {
  category: number | string;
  zipcode: string | null;
  is_remote: boolean;
}

/** What work of a kind was done for nearby; null when there is too little to say, or it cannot be said now. */
export async function priceGuideFor(
  context: Readonly<RouterContextProvider>,
  { category, zipcode, is_remote }: Work,
): Promise<GuidedPrice | null> {
  const near = !is_remote && Boolean(zipcode);
  const guide = await optional(getApi(context).job.price({ query: { category, zipcode: near ? zipcode : null } }));
  if (guide === null || guide.median === null || guide.low === null || guide.high === null) return null;
  const { count, median, low, high } = guide;
  return { count, median, low, high, near, category: Number(category) };
}
