import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import type { GuidedPrice } from "~/components/jobs/price-guide";
import { getApi } from "~/context";
import { categoryOf } from "~/domain/jobs/category-names";
import { KINDS_OF_WORK } from "~/domain/search/kinds-of-work";
import { suggestedKinds } from "~/domain/search/suggestion";
import { getLocale } from "~/middleware/locale";

interface Work {
  title: string;
  category: number | string;
  zipcode: string | null;
  is_remote: boolean;
}

/** Null if there are too few, or the call fails. */
export async function priceGuideFor(
  context: Readonly<RouterContextProvider>,
  { title, category, zipcode, is_remote }: Work,
): Promise<GuidedPrice | null> {
  const near = !is_remote && Boolean(zipcode);
  const kind = suggestedKinds(title).find((one) => one.category === Number(category))?.id;
  const query = { category, kind, zipcode: near ? zipcode : null };
  const guide = await optional(getApi(context).job.price({ query }));
  if (guide === null || guide.median === null || guide.low === null || guide.high === null) return null;
  const { count, median, low, high } = guide;
  const of = KINDS_OF_WORK.find(({ id }) => id === guide.kind) ?? categoryOf(Number(category));
  return { count, median, low, high, near, work: of[getLocale(context)] };
}
