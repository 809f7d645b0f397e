import type { CategoryId } from "~/domain/jobs/category-names";
import type { Language } from "~/domain/values/language";
import { blocks } from "./block";
import type { Database, Write } from "./database";
import { enqueue } from "./outbox";
import { PAIRS_OF_JOB, type SearchRow } from "./saved-search";

/** The statements of so many fit in one batch. */
export const SEARCH_BATCH_SIZE = 100;

export interface AlertStep {
  job: number;
  at: number;
  step: number;
  after: number;
}

/** Put in the transaction that inserts the job. */
export function orderAlerts(db: Database, now: number, user: number): Write {
  return enqueue(db, now, {
    kind: "searches",
    key: "'searches:' || id || ':0'",
    payload: "json_object('job', id, 'at', ?2, 'step', 0, 'after', 0)",
    rows: { from: "FROM job WHERE id = (SELECT max(id) FROM job WHERE user_id = ?1)", values: [user, now] },
  });
}

/** The key makes a repeated step fail. */
export const insertAlertStep = (db: Database, next: AlertStep, over: boolean): Write =>
  db
    .prepare(
      "INSERT INTO outbox (key, kind, payload, created_at, due_at, delivered_at) VALUES (?1, 'searches', ?2, ?3, 0, ?4)",
    )
    .bind(`searches:${next.job}:${next.step}`, JSON.stringify(next), next.at, over ? next.at : null);

export interface AlertedJob {
  id: number;
  user_id: number | null;
  title: string;
  description: string;
  city: string | null;
  category: CategoryId;
  price_type: "budget" | "TBD";
  budget: number;
  execution_date: string | null;
  zip4: string;
  is_remote: number;
}

/** `notified` is 0 if the user must not be notified of the job. */
export type AlertCandidate = SearchRow & { language: Language; notified: number };

const FIND_JOB = `SELECT id, user_id, title, description, category, city, price_type, budget, execution_date, zip4, is_remote
  FROM job WHERE id = ?1 AND listed = 1`;

const ofPair = ({ place, category }: (typeof PAIRS_OF_JOB)[number]) =>
  `SELECT * FROM (SELECT search_id FROM saved_search_place WHERE place = ${place} AND category = ${category} AND search_id > ?2
    ORDER BY search_id LIMIT ${SEARCH_BATCH_SIZE})`;

/** Most jobs match few searches, and a trip costs more than all four pairs together. */
const CANDIDATES = `WITH j AS MATERIALIZED (SELECT coalesce(user_id, 0) AS owner, zip4, category FROM job WHERE id = ?1 AND listed = 1)
  SELECT s.*, u.language, u.status = 'active' AND u.id <> j.owner AND NOT ${blocks("u.id", "j.owner")} AS notified
  FROM j CROSS JOIN (${PAIRS_OF_JOB.map(ofPair).join(" UNION ALL ")} ORDER BY search_id LIMIT ${SEARCH_BATCH_SIZE}) found
  JOIN saved_search s ON s.id = found.search_id JOIN user u ON u.id = s.user_id ORDER BY s.id`;

export async function findJobAndSearches(
  db: Database,
  { job, after }: Pick<AlertStep, "job" | "after">,
): Promise<{ job: AlertedJob | null; searches: AlertCandidate[] }> {
  const [jobs, candidates] = await db.batch([db.prepare(FIND_JOB).bind(job), db.prepare(CANDIDATES).bind(job, after)]);
  return {
    job: (jobs?.results[0] as AlertedJob | undefined) ?? null,
    searches: (candidates?.results ?? []) as AlertCandidate[],
  };
}
