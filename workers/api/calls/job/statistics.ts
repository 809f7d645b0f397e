import { contract } from "~/api/contract";
import { distanceMetres } from "~/domain/distance";
import { medianOf } from "~/domain/median";
import { formatMoney } from "~/domain/money";
import { zip4Of } from "~/domain/postcode";
import { areaOf, areas } from "../../areas/areas";
import { type ApiApp, serve } from "../../http/serve";
import { countHelpers } from "../../listings/helpers";
import type { Selection } from "../../listings/job-selection";
import { acceptedAmounts, meanBudget } from "../../listings/job-statistics";
import { searchIds } from "../../listings/jobs-by-search";
import { findPage, zipcodeExists } from "./list";

/** Accepted bids count as nearby within this distance. */
const NEARBY_METRES = 50_000;
/** Below this many bids a price says nothing, and might say whose it was. */
const FEWEST_BIDS = 5;

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

/** The areas near a postcode; null: everywhere. */
function areasNear(zipcode: string | undefined): string[] | null {
  const origin = zipcode ? areaOf(zip4Of(zipcode)) : null;
  if (!origin) return null;
  return areas()
    .filter((area) => distanceMetres(origin, area) <= NEARBY_METRES)
    .map(({ zip4 }) => zip4);
}

export function serveStatistics(app: ApiApp): void {
  serve(app, contract.job.statistics, async (q) => {
    const { db } = q;
    const fields = await q.fields();
    const selection = selectionOf(fields);
    const ids = selection.words.length > 0 ? await searchIds(db, selection) : null;
    const [count, mean, active] = await Promise.all([
      ids ? ids.length : findPage(db, null, selection).then((found) => found.count),
      meanBudget(db, selection, ids),
      countHelpers(db, fields.category ?? 0),
    ]);
    return { available: count, average_budget: mean === null ? null : Math.floor(mean / 100 + 0.5), active };
  });

  serve(app, contract.job.price, async (q) => {
    const { category, zipcode } = await q.fields({ zipcode: zipcodeExists });
    const amounts = await acceptedAmounts(q.db, category, areasNear(zipcode));
    if (amounts.length < FEWEST_BIDS) return { count: amounts.length, median: null, low: null, high: null };
    return {
      count: amounts.length,
      median: formatMoney(medianOf(amounts)),
      low: formatMoney(amounts[0] ?? 0),
      high: formatMoney(amounts.at(-1) ?? 0),
    };
  });
}
