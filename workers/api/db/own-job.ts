import type { DealEnd } from "~/domain/deals/deal-end";
import type { Job, JobDraft, OwnJob } from "~/domain/jobs/job";
import { additionsOf } from "~/domain/jobs/job-additions";
import { jobExpiry } from "~/domain/jobs/job-days";
import type { JobEnd, JobStatus } from "~/domain/jobs/job-status";
import { type Cents, formatMoney } from "~/domain/money/money";
import type { Language } from "~/domain/values/language";
import type { Page } from "~/domain/values/page";
import { zip4Of } from "~/domain/values/postcode";
import { areaOf } from "../postcodes/areas";
import { appointmentInChat, CURRENT_APPOINTMENT } from "./appointment";
import type { Database, Query, Write } from "./database";
import { dealEndSummaryOf, EXTRAS_OF_DEAL, type ExtraPayment, PAYMENT_OF_DEAL } from "./deal-end";
import { removalDecision } from "./decision";
import { type JobRow, jobsWhere, selectJobs } from "./job";
import { JOB_END } from "./job-end";
import type { Indexed } from "./job-terms";
import type { Json } from "./json";
import { moneyNewsIn, moneyNewsJson } from "./money-news";
import { pageOfRows } from "./page";
import { cardOf, type Person, personJson } from "./person";

interface LastDeal {
  id: number;
  disputed: number | null;
  dispute_waits: number;
  money_news: string | null;
  deal_end: Json<DealEnd> | null;
  payment: number | null;
  extras: Json<ExtraPayment[]>;
  helper: Json<Person> | null;
  appointment: string | null;
  agreed: Cents | null;
  job_end: JobEnd | null;
  decision: number | null;
}

const LAST_DEALS = `SELECT j.id, (SELECT p.id FROM payment p WHERE p.job_id = j.id AND p.status = 'disputed' LIMIT 1) AS disputed,
    EXISTS (SELECT 1 FROM payment p JOIN dispute d ON d.payment_id = p.id WHERE p.job_id = j.id AND d.status <> 'closed' AND ?1 <> coalesce(
      (SELECT r.by_id FROM dispute_proposal r WHERE r.dispute_id = d.id ORDER BY r.id DESC LIMIT 1),
      iif(d.status = 'desk', ?1, d.opened_by))) AS dispute_waits,
    ${moneyNewsJson({ where: "p.job_id = j.id AND p.payer_id = ?1", role: "owner" })} AS money_news,
    b.deal_end, ${PAYMENT_OF_DEAL} AS payment, ${EXTRAS_OF_DEAL} AS extras, ${personJson("u")} AS helper,
    iif(j.status = 'reserved', ${CURRENT_APPOINTMENT}, NULL) AS appointment,
    (SELECT iif(max(p.kind = 'bid') = 1, sum(p.amount), NULL) FROM payment p WHERE p.job_id = j.id AND p.payer_id = ?1
      AND p.kind IN ('bid', 'request') AND p.status IN ('held', 'disputed', 'released')) AS agreed,
    ${JOB_END} AS job_end, iif(${JOB_END} = 'taken_down', ${removalDecision("j.id", "?1")}, NULL) AS decision
  FROM job j LEFT JOIN bid b ON b.id = (SELECT e.id FROM bid e WHERE e.job_id = j.id AND e.deal_end IS NOT NULL
      AND (j.status = 'open' OR (j.status = 'solved' AND e.status = 'accepted') OR (j.status = 'deleted' AND NOT EXISTS (
        SELECT 1 FROM bid n WHERE n.job_id = j.id AND n.status = 'accepted' AND n.deal_end IS NULL))) ORDER BY e.updated_at DESC, e.id DESC LIMIT 1)
    LEFT JOIN user u ON u.id = b.user_id
    LEFT JOIN bid h ON h.id = (SELECT max(e.id) FROM bid e WHERE e.job_id = j.id AND e.user_id = j.helper_id AND e.status = 'accepted')
    LEFT JOIN chat c ON c.id = h.chat_id
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
    const { name } = cardOf(deal?.helper ?? null, viewer, language);
    const reader = { role: "owner", name, job, payment: deal?.payment ?? null, extras: deal?.extras ?? "[]" } as const;
    return {
      ...job,
      disputed: deal?.disputed ?? null,
      dispute_waits: deal?.dispute_waits === 1,
      agreed: deal?.agreed == null ? null : formatMoney(deal.agreed),
      appointment: appointmentInChat(deal?.appointment ?? null),
      removal: deal?.job_end === "taken_down" ? { decision: deal.decision } : null,
      money_news: moneyNewsIn(deal?.money_news ?? null),
      ended_deal: dealEndSummaryOf(deal?.deal_end ?? null, reader, language),
    };
  });
}

function columnsOf(draft: JobDraft) {
  const area = draft.zipcode ? areaOf(zip4Of(draft.zipcode)) : null;
  return {
    title: draft.title,
    description: draft.description,
    zipcode: draft.zipcode,
    zip4: area?.zip4 ?? "0",
    city: area?.city ?? null,
    price_type: draft.price_type,
    budget: draft.budget,
    category: draft.category,
    business_required: Number(draft.business_required),
    is_remote: Number(draft.is_remote),
    execution_date: draft.execution_date,
    ...additionsOf(draft),
  } satisfies Record<keyof JobDraft | "zip4" | "city", string | number | null>;
}

export function describedBy(draft: JobDraft): Indexed {
  const { city, zip4 } = columnsOf(draft);
  return { ...draft, city, zip4 };
}

export function insertJob(db: Database, user: number, draft: JobDraft, now: number): Write {
  const values = {
    ...columnsOf(draft),
    user_id: user,
    created_at: now,
    updated_at: now,
    expires_at: jobExpiry(now),
  };
  const names = Object.keys(values);
  return db
    .prepare(
      `INSERT INTO job (${names.join(", ")}, listed, owner_rating) SELECT ${names.map((_, at) => `?${at + 2}`).join(", ")},
         status = 'active', iif(rating_count = 0, -1, (20 * rating_sum + rating_count) / (2 * rating_count)) FROM user WHERE id = ?1`,
    )
    .bind(user, ...Object.values(values));
}

/** Put `mustHaveChanged` right after it: only an open job can change. */
export function updateJob(db: Database, now: number, job: number, draft: JobDraft): Write {
  const columns = { ...columnsOf(draft), updated_at: now };
  const names = Object.keys(columns);
  return db
    .prepare(
      `UPDATE job SET ${names.map((name, at) => `${name} = ?${at + 2}`).join(", ")} WHERE id = ?1 AND status = 'open'`,
    )
    .bind(job, ...Object.values(columns));
}

/** Reading bids costs, and a new job has none. */
export const selectNewestJob = (db: Database, user: number): Query =>
  db.prepare(`${selectJobs(null)} WHERE j.id = (SELECT max(id) FROM job WHERE user_id = ?1)`).bind(user);

export const selectJob = (db: Database, viewer: number, job: number): Query => jobsWhere(db, viewer, "j.id = ?2", job);

export const isOver = async (db: Database, user: number, job: number): Promise<boolean> =>
  (await db
    .prepare("SELECT 1 FROM job WHERE id = ? AND user_id = ? AND status IN ('solved', 'deleted')")
    .bind(job, user)
    .first()) !== null;

export const findTitled = (db: Database, job: number): Promise<Pick<JobRow, "status" | "title"> | null> =>
  db.prepare("SELECT status, title FROM job WHERE id = ?").bind(job).first<Pick<JobRow, "status" | "title">>();

const HAD_DEAL = "EXISTS (SELECT 1 FROM bid b WHERE b.job_id = job.id AND b.deal_end IS NOT NULL)";

const WAS_TAKEN = "EXISTS (SELECT 1 FROM taken t WHERE t.target_type = 'job' AND t.target_id = job.id)";

export function listOwnJobs(
  db: Database,
  user: number,
  page: number,
  { status, ended }: { status: JobStatus | undefined; ended: boolean },
): Promise<Page<JobRow>> {
  const deleted = ended ? `(expired_at IS NOT NULL OR ${HAD_DEAL} OR ${WAS_TAKEN})` : "expired_at IS NOT NULL";
  const which = status ? `status = '${status}'` : `(status <> 'deleted' OR ${deleted})`;
  const own = `FROM job WHERE user_id = ?1 AND ${which}`;
  return pageOfRows<JobRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n ${own}`).bind(user),
    rows: (limit) => jobsWhere(db, user, `j.id IN (SELECT id ${own} ORDER BY id DESC ${limit})`),
  });
}

export const markReserved = (db: Database, now: number, job: number): Write =>
  db
    .prepare("UPDATE job SET status = 'reserved', listed = 0, updated_at = ? WHERE id = ? AND status = 'open'")
    .bind(now, job);

export const markDone = (db: Database, now: number, { id, helper_id }: Pick<JobRow, "id" | "helper_id">): Write =>
  db
    .prepare(
      "UPDATE job SET done_at = ?, updated_at = ? WHERE id = ? AND status = 'reserved' AND helper_id = ? AND done_at IS NULL",
    )
    .bind(now, now, id, helper_id);
