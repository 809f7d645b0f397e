import { z } from "zod";
import { review, reviewText, stars } from "../../domain/deals/review";
import { page, pageOf } from "../../domain/values/page-schema";
import { id } from "../../domain/values/value";
import { call } from "../call";

/** Hidden until the other party also reviewed, or 14 days passed. */
const write = call({
  method: "POST",
  path: "/api/user/review/",
  who: "user",
  summary: "Review the other party of a solved job",
  ids: z.object({ job: id, user: id.nullish() }),
  fields: z.object({ user: id.nullish(), rating: stars, text: reviewText }),
  answers: { 201: review },
  refuses: ["permission_denied", "job_not_found", "job_deleted", "not_completed", "already_done"],
});

const answer = call({
  method: "POST",
  path: "/api/user/review/:id/reply/",
  who: "user",
  summary: "Reply to a review of oneself, once",
  fields: z.object({ reply: reviewText }),
  answers: { 200: review },
  refuses: ["permission_denied", "already_replied"],
});

const list = call({
  method: "GET",
  path: "/api/user/data/:id/reviews/",
  who: "everyone",
  summary: "Visible reviews of someone, newest first",
  fields: z.object({ page }),
  answers: { 200: pageOf(review) },
  cache: "fresh",
});

const ofJob = call({
  method: "GET",
  path: "/api/job/single/:id/reviews/",
  who: "everyone",
  summary: "What its two parties said of each other: what is visible, and one's own",
  answers: { 200: pageOf(review) },
  refuses: ["job_not_found", "job_deleted"],
  cache: "fresh",
});

const best = call({
  method: "GET",
  path: "/api/user/review/best/",
  who: "everyone",
  summary:
    "Recent reviews of five stars, of anyone: six at most. Those with more to say and of different authors come first",
  answers: { 200: pageOf(review) },
  cache: "fresh",
});

export const reviewCalls = { write, answer, list, ofJob, best };
