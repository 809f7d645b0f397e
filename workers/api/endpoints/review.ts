import { contract } from "~/api/contract";
import type { reviewCalls } from "~/api/contract/reviews";
import { PAGE_SIZE } from "~/domain/page";
import { afterReviewEvent, BEST_REVIEWS, isReviewable, otherParty } from "~/domain/review";
import type { Database, Write } from "../db/database";
import type { JobRow } from "../db/job";
import { triggerDelivery } from "../db/outbox";
import { type ReviewRow, reviewOf, reviewsOf, reviewsWhere } from "../db/review";
import { ConflictError, mustHaveChanged, mustHold } from "../db/transaction";
import type { CallContext, LookupContext } from "../http/context";
import { endpoint, type Handlers } from "../http/endpoint";
import { refuse } from "../http/refusal";
import { notifyOfReview, publication } from "../operations/deals/review-publication";
import { jobOfPath, visibleJob } from "./job/job";

const list = endpoint(contract.review.list, {
  handle: async (c) => {
    const user = c.id();
    const viewer = c.viewer?.id ?? null;
    const known = c.db.prepare("SELECT rating_count AS n FROM user WHERE id = ? AND status = 'active'").bind(user);
    const { n } = (await known.first<{ n: number }>()) ?? refuse("not_found");
    const { page } = await c.fields();
    const { results } = await reviewsOf(c.db, viewer, user, {
      from: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    }).all<ReviewRow>();
    return { count: n, results: results.map((row) => reviewOf(row, viewer, c.language)) };
  },
});

const BEST = `r.status = 'visible' AND r.rating = 5 ORDER BY r.id DESC LIMIT ${BEST_REVIEWS}`;

const best = endpoint(contract.review.best, {
  handle: async ({ db, viewer, language }) => {
    const reader = viewer?.id ?? null;
    const { results } = await reviewsWhere(db, reader, BEST).all<ReviewRow>();
    return { count: results.length, results: results.map((row) => reviewOf(row, reader, language)) };
  },
});

const SEEN = "r.job_id = ?2 AND (r.status = 'visible' OR (r.status = 'hidden' AND r.author_id = ?1)) ORDER BY r.id";

const ofJob = endpoint(contract.review.ofJob, {
  load: jobOfPath,
  handle: async ({ db, viewer, language }, { id }) => {
    const reader = viewer?.id ?? null;
    const { results } = await reviewsWhere(db, reader, SEEN, id).all<ReviewRow>();
    return { count: results.length, results: results.map((row) => reviewOf(row, reader, language)) };
  },
});

type WriteContext = CallContext<typeof contract.review.write>;

async function written(db: Database, viewer: number, other: number, job: number) {
  const pair = "r.job_id = ?2 AND (r.author_id = ?1 OR (r.author_id = ?3 AND r.user_id = ?1))";
  const { results } = await reviewsWhere(db, viewer, pair, job, other).all<ReviewRow>();
  return {
    own: results.find(({ author_id }) => author_id === viewer),
    others: results.find(({ author_id }) => author_id === other),
  };
}

interface NewReview {
  job: number;
  author: number;
  user: number;
  rating: number;
  text: string;
  status: "hidden" | "visible";
  now: number;
}

function insertReview(db: Database, review: NewReview): Write[] {
  const { job, author, user, rating, text, status, now } = review;
  return [
    db
      .prepare(
        `INSERT INTO review (job_id, author_id, user_id, rating, text, status, created_at)
         SELECT id, ?2, ?3, ?4, ?5, ?6, ?7 FROM job
         WHERE id = ?1 AND status = 'solved' AND min(user_id, helper_id) = min(?2, ?3) AND max(user_id, helper_id) = max(?2, ?3)`,
      )
      .bind(job, author, user, rating, text, status, now),
    mustHaveChanged(db),
  ];
}

/** The other party's review must be unchanged: two reviews become visible together. */
const AS_SEEN = "EXISTS (SELECT 1 FROM review WHERE job_id = ?1 AND author_id = ?2 AND user_id = ?3) = ?4";

const jobReviewed = ({ db, viewer, ids }: LookupContext<typeof contract.review.write>) =>
  visibleJob(db, viewer.id, ids().job);

async function writeReview(c: WriteContext, job: JobRow) {
  const { db, viewer, now } = c;
  const { id } = job;
  const other = otherParty(job, viewer.id) ?? refuse("permission_denied");
  const { rating, text } = await c.fields({ user: (named) => (Number(named) === other ? null : "invalid") });
  if (!isReviewable(job.status)) refuse("not_completed");
  const { own, others } = await written(db, viewer.id, other, id);
  if (own) refuse("already_done");
  const news = { job_id: id, job_title: job.title, author_id: viewer.id, user_id: other };
  const status = others ? "visible" : "hidden";
  const results = await c.tx
    .add(
      mustHold(db, AS_SEEN, id, other, viewer.id, Number(Boolean(others))),
      ...insertReview(db, { job: id, author: viewer.id, user: other, rating, text, status, now }),
      ...(others?.status === "hidden" ? await publication(db, now, others) : []),
      ...(others ? await notifyOfReview(db, now, `review:${id}:${viewer.id}`, news) : []),
      reviewsWhere(db, viewer.id, "r.job_id = ?2 AND r.author_id = ?1", id),
    )
    .commit<ReviewRow>();
  triggerDelivery(c);
  return reviewOf(results.at(-1)?.results[0] as ReviewRow, viewer.id, c.language);
}

const write = endpoint(contract.review.write, { load: jobReviewed, handle: writeReview });

const answer = endpoint(contract.review.answer, {
  handle: async (c) => {
    const { db, viewer } = c;
    const row = await reviewsWhere(db, viewer.id, "r.id = ?2", c.id()).first<ReviewRow>();
    if (!row || afterReviewEvent(row.status, "reply") === null) return refuse("not_found");
    if (row.user_id !== viewer.id) refuse("permission_denied");
    const { reply } = await c.fields();
    if (row.reply !== null) refuse("already_replied");
    try {
      await c.tx
        .add(
          db
            .prepare("UPDATE review SET reply = ? WHERE id = ? AND status = 'visible' AND reply IS NULL")
            .bind(reply, row.id),
          mustHaveChanged(db),
        )
        .commit();
    } catch (error) {
      if (error instanceof ConflictError) refuse("already_replied");
      throw error;
    }
    return reviewOf({ ...row, reply }, viewer.id, c.language);
  },
});

export const review = { write, answer, list, ofJob, best } satisfies Handlers<typeof reviewCalls>;
