import { distanceMetres } from "~/domain/jobs/distance";
import { type Reasons, reasonsOf, type SavedFilters } from "~/domain/jobs/saved-search";
import { type Terms, termsOf } from "~/domain/search/terms";
import { zip4Of } from "~/domain/values/postcode";
import type { Database, Write } from "../db/database";
import { notify } from "../db/notify";
import { alertsOf } from "../db/saved-search";
import {
  type AlertCandidate,
  type AlertedJob,
  type AlertStep,
  findJobAndSearches,
  insertAlertStep,
  SEARCH_BATCH_SIZE,
} from "../db/saved-search-alert";
import { isUnique, run } from "../db/transaction";
import { offerIn, reasonsIn } from "../notices/saved-search-words";
import { areaOf } from "../postcodes/areas";

function reasonsFor(job: AlertedJob, terms: Terms, filters: SavedFilters): Reasons | null {
  const place = job.is_remote === 1 ? null : areaOf(job.zip4);
  const metresFrom = (zipcode: string) => {
    const origin = areaOf(zip4Of(zipcode));
    return origin && place ? distanceMetres(origin, place) : null;
  };
  return reasonsOf({ ...job, terms, remote: job.is_remote === 1 }, filters, metresFrom);
}

function alert(db: Database, at: number, job: AlertedJob, terms: Terms, search: AlertCandidate): Write[] {
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

/** Each step queues the next in its transaction, so a retry does not alert twice. */
export async function alertSearches(env: Env, payload: Record<string, unknown>): Promise<void> {
  const { DB: db } = env;
  const { job: id, at, step, after } = payload as unknown as AlertStep;
  const { job, searches } = await findJobAndSearches(db, { job: id, after });
  if (!job) return;
  const over = searches.length < SEARCH_BATCH_SIZE;
  const terms = termsOf(job);
  const news = searches.filter(({ notified }) => notified === 1).flatMap((search) => alert(db, at, job, terms, search));
  if (over && news.length === 0) return;
  const next: AlertStep = { job: id, at, step: step + 1, after: searches.at(-1)?.id ?? after };
  try {
    await run(db, insertAlertStep(db, next, over), ...news);
  } catch (error) {
    if (isUnique(error, "outbox.key")) return;
    throw error;
  }
  // Their mails may be of a kind that this run has already handled.
  if (news.length > 0) await env.WORK.send({ sweep: true });
}
