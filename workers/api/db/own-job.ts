import type { DealEnd } from "~/domain/deal-end";
import type { Job, OwnJob } from "~/domain/job";
import type { Language } from "~/domain/language";
import type { Database } from "./database";
import { toldDealEndOf } from "./deal-end";
import type { Json } from "./json";
import { cardOf, type Person, personJson } from "./person";

interface LastDeal {
  id: number;
  disputed: number | null;
  deal_end: Json<DealEnd> | null;
  helper: Json<Person> | null;
}

const LAST_DEALS = `SELECT j.id, (SELECT p.id FROM payment p WHERE p.job_id = j.id AND p.status = 'disputed' LIMIT 1) AS disputed,
    b.deal_end, ${personJson("u")} AS helper
  FROM job j LEFT JOIN bid b ON b.id = (SELECT e.id FROM bid e WHERE e.job_id = j.id AND e.deal_end IS NOT NULL
      AND (j.status = 'open' OR (j.status = 'solved' AND e.status = 'accepted')) ORDER BY e.updated_at DESC, e.id DESC LIMIT 1)
    LEFT JOIN user u ON u.id = b.user_id
  WHERE j.id IN (SELECT value FROM json_each(?2))`;

export async function withLastDeals(
  db: Database,
  viewer: number,
  jobs: readonly Job[],
  language: Language,
): Promise<OwnJob[]> {
  if (jobs.length === 0) return [];
  const ids = JSON.stringify(jobs.map(({ id }) => id));
  const { results } = await db.prepare(LAST_DEALS).bind(viewer, ids).all<LastDeal>();
  const deals = new Map(results.map((deal) => [deal.id, deal]));
  return jobs.map((job) => {
    const deal = deals.get(job.id);
    const reader = { role: "owner", name: cardOf(deal?.helper ?? null, viewer, language).name, job } as const;
    return {
      ...job,
      disputed: deal?.disputed ?? null,
      ended_deal: toldDealEndOf(deal?.deal_end ?? null, reader, language),
    };
  });
}
