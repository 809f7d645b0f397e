import { contract } from "~/api/contract";
import type { reviewCalls } from "~/api/contract/reviews";
import { afterReviewEvent, isReviewable, otherParty } from "~/domain/deals/review";
import { jobAddressError } from "~/domain/jobs/job-address";
import { PAGE_SIZE } from "~/domain/values/page";
import type { Database } from "../db/database";
import { findAddress, type JobRow } from "../db/job";
import { readReviewRequest } from "../db/notification-read";
import {
  bestReviews,
  findReview,
  insertReview,
  insertReviewReply,
  mustHaveReviewAsSeen,
  type ReviewRow,
  reviewCountOf,
  reviewOf,
  reviewsOf,
  reviewsOfJob,
  reviewsOfPair,
  selectReviewBy,
} from "../db/review";
import { ConflictError, mustHaveChanged } from "../db/transaction";
import type { CallContext, LookupContext } from "../http/context";
import { endpoint, type Handlers } from "../http/endpoint";
import { refuse } from "../http/refusal";
import { notifyOfReview, publication } from "../operations/deals/review-publication";
import { jobOfPath, visibleJob } from "./job/job";

const list = endpoint(contract.review.list, {
  handle: async (c) => {
    const user = c.id();
    const viewer = c.viewer?.id ?? null;
    const count = (await reviewCountOf(c.db, user)) ?? refuse("not_found");
    const { page } = await c.fields();
    const { results } = await reviewsOf(c.db, viewer, user, {
      from: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    }).all<ReviewRow>();
    return { count, results: results.map((row) => reviewOf(row, viewer, c.language)) };
  },
});

const best = endpoint(contract.review.best, {
  handle: async ({ db, viewer, language }) => {
    const reader = viewer?.id ?? null;
    const results = await bestReviews(db, reader);
    return { count: results.length, results: results.map((row) => reviewOf(row, reader, language)) };
  },
});

const ofJob = endpoint(contract.review.ofJob, {
  load: jobOfPath,
  handle: async ({ db, viewer, language }, { id }) => {
    const reader = viewer?.id ?? null;
    const results = await reviewsOfJob(db, reader, id);
    return { count: results.length, results: results.map((row) => reviewOf(row, reader, language)) };
  },
});

type WriteContext = CallContext<typeof contract.review.write>;

async function written(db: Database, viewer: number, other: number, job: number) {
  const pair = await reviewsOfPair(db, viewer, other, job);
  return {
    own: pair.find(({ author_id }) => author_id === viewer),
    others: pair.find(({ author_id }) => author_id === other),
  };
}

const jobReviewed = ({ db, viewer, ids }: LookupContext<typeof contract.review.write>) =>
  visibleJob(db, viewer.id, ids().job);

async function writeReview(c: WriteContext, job: JobRow) {
  const { db, viewer, now } = c;
  const { id } = job;
  const other = otherParty(job, viewer.id) ?? refuse("permission_denied");
  const { rating, text } = await c.fields({
    user: (named) => (Number(named) === other ? null : "invalid"),
    text: (written) => jobAddressError(written, job),
  });
  if (!isReviewable(job.status)) refuse("not_completed");
  const { own, others } = await written(db, viewer.id, other, id);
  if (own) refuse("already_done");
  const news = { job_id: id, job_title: job.title, author_id: viewer.id, user_id: other };
  const status = others ? "visible" : "hidden";
  const results = await c.tx
    .add(
      mustHaveReviewAsSeen(db, { job: id, author: other, user: viewer.id, isThere: Boolean(others) }),
      ...insertReview(db, { job: id, author: viewer.id, user: other, rating, text, status, now }),
      ...(others?.status === "hidden" ? await publication(db, now, others) : []),
      ...(others ? await notifyOfReview(db, now, `review:${id}:${viewer.id}:${other}`, news) : []),
      readReviewRequest(db, viewer.id, id, now),
      selectReviewBy(db, viewer.id, { job: id, user: other }),
    )
    .commit<ReviewRow>();
  return reviewOf(results.at(-1)?.results[0] as ReviewRow, viewer.id, c.language);
}

const write = endpoint(contract.review.write, { load: jobReviewed, handle: writeReview });

const answer = endpoint(contract.review.answer, {
  handle: async (c) => {
    const { db, viewer } = c;
    const row = await findReview(db, viewer.id, c.id());
    if (!row || afterReviewEvent(row.status, "reply") === null) return refuse("not_found");
    if (row.user_id !== viewer.id) refuse("permission_denied");
    const place = await findAddress(db, row.job_id);
    const { reply } = await c.fields({ reply: (written) => place && jobAddressError(written, place) });
    if (row.reply !== null) refuse("already_replied");
    try {
      await c.tx.add(insertReviewReply(db, row.id, reply), mustHaveChanged(db)).commit();
    } catch (error) {
      if (error instanceof ConflictError) refuse("already_replied");
      throw error;
    }
    return reviewOf({ ...row, reply }, viewer.id, c.language);
  },
});

export const review = { write, answer, list, ofJob, best } satisfies Handlers<typeof reviewCalls>;
