import type { CategoryId } from "~/domain/category-names";
import { distanceMetres } from "~/domain/distance";
import type { Language } from "~/domain/language";
import { zip4Of } from "~/domain/postcode";
import { type Reasons, reasonsOf, type SavedFilters } from "~/domain/saved-search";
import { type Terms, termsOf } from "~/domain/search/terms";
import { blocks } from "../db/chat";
import type { Database, Write } from "../db/database";
import { notify } from "../db/notify";
import { enqueue } from "../db/outbox";
import { alertsOf, PAIRS_OF_JOB, type SearchRow } from "../db/saved-search";
import { isUnique, run } from "../db/transaction";
import { offerIn, reasonsIn } from "../notices/saved-search-words";
import { areaOf } from "../postcodes/areas";

const CHUNK = 100;

interface Step {
  job: number;
  at: number;
  step: number;
  after: number;
}

const keyOf = ({ job, step }: Pick<Step, "job" | "step">) => `searches:${job}:${step}`;

/** For the user's newest job: part of the transaction that inserts it. */
export function orderAlerts(db: Database, now: number, user: number): Write {
  return enqueue(db, now, {
    kind: "searches",
    key: "'searches:' || id || ':0'",
    payload: "json_object('job', id, 'at', ?2, 'step', 0, 'after', 0)",
    rows: { from: "FROM job WHERE id = (SELECT max(id) FROM job WHERE user_id = ?1)", values: [user, now] },
  });
}

interface NewJob {
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

/** `told`: 0 for users who must not be notified of the job. */
type Candidate = SearchRow & { language: Language; told: number };

const FIND_JOB = `SELECT id, user_id, title, description, category, city, price_type, budget, execution_date, zip4, is_remote
  FROM job WHERE id = ?1 AND listed = 1`;

const ofPair = ({ place, category }: (typeof PAIRS_OF_JOB)[number]) =>
  `SELECT * FROM (SELECT search_id FROM saved_search_place WHERE place = ${place} AND category = ${category} AND search_id > ?2
    ORDER BY search_id LIMIT ${CHUNK})`;

/** All four pairs of a job together: most jobs match few searches, and a trip costs more than they do. */
const CANDIDATES = `WITH j AS MATERIALIZED (SELECT coalesce(user_id, 0) AS owner, zip4, category FROM job WHERE id = ?1 AND listed = 1)
  SELECT s.*, u.language, u.status = 'active' AND u.id <> j.owner AND NOT ${blocks("u.id", "j.owner")} AS told
  FROM j CROSS JOIN (${PAIRS_OF_JOB.map(ofPair).join(" UNION ALL ")} ORDER BY search_id LIMIT ${CHUNK}) found
  JOIN saved_search s ON s.id = found.search_id JOIN user u ON u.id = s.user_id ORDER BY s.id`;

function reasonsFor(job: NewJob, terms: Terms, filters: SavedFilters): Reasons | null {
  const place = job.is_remote === 1 ? null : areaOf(job.zip4);
  const metresFrom = (zipcode: string) => {
    const origin = areaOf(zip4Of(zipcode));
    return origin && place ? distanceMetres(origin, place) : null;
  };
  return reasonsOf({ ...job, terms, remote: job.is_remote === 1 }, filters, metresFrom);
}

function alert(db: Database, at: number, job: NewJob, terms: Terms, search: Candidate): Write[] {
  const reasons = reasonsFor(job, terms, JSON.parse(search.filters) as SavedFilters);
  if (!reasons) return [];
  const alerts = alertsOf(search.alerts);
  return notify(db, at, {
    to: search.user_id,
    type: "saved_search",
    key: `saved_search:${search.id}:${job.id}`,
    job: job.id,
    data: {
      job_title: job.title,
      search: search.id,
      search_name: search.name === null ? "" : ` ‘${search.name}’`,
      // The notification is rendered in any language, the mail in one.
      why: JSON.stringify(reasons),
      reasons: reasonsIn(search.language, reasons),
      offer: offerIn(search.language, job),
    },
    mail: alerts.includes("mail"),
    push: alerts.includes("push"),
  });
}

/** Its key makes a repeated step fail. */
function goOn(db: Database, next: Step, over: boolean): Write {
  return db
    .prepare(
      "INSERT INTO outbox (key, kind, payload, created_at, due_at, delivered_at) VALUES (?1, 'searches', ?2, ?3, 0, ?4)",
    )
    .bind(keyOf(next), JSON.stringify(next), next.at, over ? next.at : null);
}

/** Each step queues the next in its transaction, so a retry alerts no user twice. Delivers rows of kind `searches`. */
export async function alertSearches(env: Env, payload: Record<string, unknown>): Promise<void> {
  const { DB: db } = env;
  const { job: id, at, step, after } = payload as unknown as Step;
  const [jobs, candidates] = await db.batch([db.prepare(FIND_JOB).bind(id), db.prepare(CANDIDATES).bind(id, after)]);
  const job = jobs?.results[0] as NewJob | undefined;
  const results = (candidates?.results ?? []) as Candidate[];
  if (!job) return;
  const over = results.length < CHUNK;
  const terms = termsOf(job);
  const news = results.filter(({ told }) => told === 1).flatMap((search) => alert(db, at, job, terms, search));
  if (over && news.length === 0) return;
  const next: Step = { job: id, at, step: step + 1, after: results.at(-1)?.id ?? after };
  try {
    await run(db, goOn(db, next, over), ...news);
  } catch (error) {
    if (isUnique(error, "outbox.key")) return;
    throw error;
  }
  // Their mails may be of a kind that this run has already handled.
  if (news.length > 0) await env.WORK.send({ sweep: true });
}
