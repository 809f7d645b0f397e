import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { countHelpers } from "../../search/helpers";
import type { Selection } from "../../search/job-selection";
import { meanBudget } from "../../search/job-statistics";
import { searchIds } from "../../search/jobs-by-search";
import { findPage } from "./list";

type Filters = { category?: Selection["categories"][number]; search: string | null; zip4?: string; price?: number };

function selectionOf({ category, search, zip4, price }: Filters): Selection {
  return {
    categories: category ? [category] : [],
    price: price ?? 0,
    zip4: zip4 ?? null,
    words: (search ?? "").split(/\s+/).filter(Boolean),
    origin: null,
    radius: null,
    byRating: false,
    byDistance: false,
    from: 0,
    to: 0,
  };
}

export const statistics = endpoint(contract.job.statistics, {
  handle: async (c) => {
    const { db } = c;
    const fields = await c.fields();
    const selection = selectionOf(fields);
    const ids = selection.words.length > 0 ? (await searchIds(db, selection)).ids : null;
    const [count, mean, active] = await Promise.all([
      ids ? ids.length : findPage(db, null, selection).then((found) => found.count),
      meanBudget(db, selection, ids),
      countHelpers(db, fields.category ?? 0),
    ]);
    return { available: count, average_budget: mean === null ? null : Math.floor(mean / 100 + 0.5), active };
  },
});
