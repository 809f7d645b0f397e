import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";

/** Read from counters, so that a public call counts nothing. */
export const statistics = endpoint(contract.moderation.statistics, {
  handle: async ({ db }) => {
    const { results } = await db.prepare("SELECT what, n FROM moderation_count").all<{ what: string; n: number }>();
    const counts = new Map(results.map(({ what, n }) => [what, n]));
    const of = (what: string) => counts.get(what) ?? 0;
    return {
      reports: of("reports"),
      decisions: {
        dismiss: of("decisions.dismiss"),
        remove: of("decisions.remove"),
        warn: of("decisions.warn"),
        suspend: of("decisions.suspend"),
      },
      appeals: { open: of("appeals.open"), upheld: of("appeals.upheld"), overturned: of("appeals.overturned") },
    };
  },
});
