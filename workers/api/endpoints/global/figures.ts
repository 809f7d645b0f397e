import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { countHelpers } from "../../search/helpers";

/** Read from counters, so that a public call counts nothing. */
export const figures = endpoint(contract.global.figures, {
  handle: async ({ db }) => {
    const [{ results }, helpers] = await Promise.all([
      db.prepare("SELECT what, n FROM site_count").all<{ what: string; n: number }>(),
      countHelpers(db, 0),
    ]);
    const counts = new Map(results.map(({ what, n }) => [what, n]));
    const of = (what: string) => counts.get(what) ?? 0;
    const reviews = of("reviews");
    const rating = reviews === 0 ? null : Math.round((10 * of("stars")) / reviews) / 10;
    return { jobs_solved: of("jobs_solved"), helpers, rating, reviews };
  },
});
