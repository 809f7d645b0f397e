import { z } from "zod";
import { photosSent } from "../../domain/chats/chat-photo";
import { weighedBid } from "../../domain/deals/bid";
import { beginFields } from "../../domain/deals/start-code";
import { STOP_REFUSALS } from "../../domain/deals/stop-life";
import { seenStop, stopFields, stopTogether } from "../../domain/deals/stop-proposal";
import { dealAsked, timeline } from "../../domain/deals/timeline";
import { category } from "../../domain/jobs/category";
import { MAX_DEAL_PHOTOS, MAX_JOB_IMAGES } from "../../domain/jobs/image-limits";
import { job, jobDraft, ownJob } from "../../domain/jobs/job";
import { jobAction } from "../../domain/jobs/job-action";
import { jobDetails } from "../../domain/jobs/job-details";
import { locationFields } from "../../domain/jobs/job-location";
import { renewalLink } from "../../domain/jobs/renewal-link";
import { money } from "../../domain/money/money-schema";
import { page, pageOf } from "../../domain/values/page-schema";
import { postcodeOrArea } from "../../domain/values/postcode";
import { boolean, emptyIsAbsent, id, integer, listed, missingOr } from "../../domain/values/value";
import { call } from "../call";
import { invitationCalls } from "./invitations";
import { jobCommentCalls } from "./job-comments";
import { alts, files, jobImageCalls } from "./job-images";
import { jobSearchCalls } from "./job-search";

const repostOf = z.preprocess((value) => (value === "" ? null : value), id.nullish()) as unknown as z.ZodType<
  number | null | undefined,
  number | string | null | undefined
>;

const mine = call({
  method: "GET",
  path: "/api/job/mine/",
  who: "user",
  summary: "Own jobs, newest first",
  fields: z.object({
    page,
    status: z.enum(["open", "reserved", "solved"], { error: "choice" }).optional(),
    ended: boolean.default(false),
  }),
  answers: { 200: pageOf(ownJob) },
});

const post = call({
  method: "POST",
  path: "/api/job/single/",
  who: "user",
  summary: "Post a job",
  fields: z.intersection(jobDraft, z.object({ images: listed(files.optional()), alts, repost_of: repostOf })),
  multipart: { images: MAX_JOB_IMAGES },
  answers: { 201: job },
  limit: "jobs",
});

const find = call({
  method: "GET",
  path: "/api/job/single/:id/",
  who: "everyone",
  summary: "One job",
  fields: z.object({ zipcode: emptyIsAbsent(postcodeOrArea) }),
  answers: { 200: jobDetails },
  refuses: ["job_not_found", "job_deleted"],
  cache: "fresh",
});

const change = call({
  method: "PUT",
  path: "/api/job/single/:id/",
  who: "user",
  summary: "Change an open job",
  fields: jobDraft,
  answers: { 200: job },
  refuses: ["job_not_found", "job_deleted", "permission_denied", "job_not_open"],
  limit: "job_changes",
});

const giveAddress = call({
  method: "PUT",
  path: "/api/job/single/:id/location/",
  who: "user",
  summary: "Give the address of an own job, also after a bid was accepted",
  fields: locationFields,
  answers: { 200: job },
  refuses: ["job_not_found", "job_deleted", "permission_denied", "transition"],
  limit: "job_changes",
});

const act = call({
  method: "PATCH",
  path: "/api/job/single/:id/",
  who: "user",
  summary:
    "Solve, reserve, cancel, delete or renew a job; mark its work as done, with photos of the result or without; with `early` false not before the day of the appointment; `remove` deletes a reserved job that is cancelled, in the same step; with `total`, the held money that the caller saw, or `compensation`, nothing happens if it is another sum by now",
  query: z.object({
    action: jobAction,
    total: emptyIsAbsent(money),
    compensation: emptyIsAbsent(money),
    early: emptyIsAbsent(boolean),
    remove: emptyIsAbsent(boolean),
  }),
  fields: z.object(photosSent(MAX_DEAL_PHOTOS)),
  multipart: { images: MAX_DEAL_PHOTOS },
  answers: { 200: job },
  refuses: [
    "permission_denied",
    "transition",
    "already_paid",
    "disputed",
    "paused",
    "money_open",
    "work_begun",
    "work_done",
    "absence_reported",
    "compensation_changed",
    "money_changed",
    "before_appointment",
    "limit_reached",
    "money_stopped",
  ],
  context: "deal",
  limit: "job_changes",
});

/** After too many attempts the right words are 429 too. */
const begin = call({
  method: "POST",
  path: "/api/job/single/:id/begin/",
  who: "user",
  summary: "Begin the work of a deal, with the start code that the placer has",
  fields: beginFields,
  answers: { 200: job },
  refuses: ["job_not_found", "job_deleted", "permission_denied", "transition", "disputed"],
});

const stop = call({
  method: "GET",
  path: "/api/job/single/:id/stop/",
  who: "user",
  summary: "How the two of an own deal can stop together: the money that is held, and the last proposal",
  answers: { 200: stopTogether },
});

const proposeStop = call({
  method: "POST",
  path: "/api/job/single/:id/stop/",
  who: "user",
  summary:
    "Propose to stop together: `amount` is the part of the held money that the helper earned. A new proposal replaces an own one. With `proposal`, the other’s open one, it refuses that",
  fields: stopFields,
  answers: { 201: stopTogether },
  refuses: [...STOP_REFUSALS, "proposal_waits", "proposal_changed"],
  limit: "stop_proposals",
});

const acceptStop = call({
  method: "POST",
  path: "/api/job/single/:id/stop/accept/",
  who: "user",
  summary:
    "Accept the other’s proposal to stop together: the held money is divided by it and the deal ends. With `proposal`, the one that the caller saw, nothing happens if it is another by now",
  fields: seenStop,
  answers: { 200: stopTogether },
  refuses: ["permission_denied", "transition", "disputed", "paused", "proposal_changed", "money_stopped"],
});

const dropStop = call({
  method: "DELETE",
  path: "/api/job/single/:id/stop/",
  who: "user",
  summary: "Withdraw an own proposal to stop together, or refuse the other’s",
  fields: seenStop,
  answers: { 200: stopTogether },
  refuses: ["transition", "proposal_changed"],
});

const timelineOfDeal = call({
  method: "GET",
  path: "/api/job/single/:id/timeline/",
  who: "user",
  summary: "Everything that happened in an own deal about a job, the first of it first",
  fields: dealAsked,
  answers: { 200: timeline },
});

const others = call({
  method: "GET",
  path: "/api/job/single/:id/others/",
  who: "everyone",
  summary: "At most ten other open jobs, nearest first",
  answers: { 200: pageOf(job) },
  cache: "fresh",
});

const bids = call({
  method: "GET",
  path: "/api/job/single/:id/bids/",
  who: "user",
  summary: "The bids on an own job, cheapest, best rated or nearest bidder first",
  fields: z.object({
    page,
    cheapest: integer(1, 20).optional(),
    sort_rating: emptyIsAbsent(boolean).transform((on) => on ?? false),
    sort_distance: emptyIsAbsent(boolean).transform((on) => on ?? false),
  }),
  answers: { 200: pageOf(weighedBid) },
  refuses: ["permission_denied"],
});

const notify = call({
  method: "POST",
  path: "/api/job/notification/",
  who: "user",
  summary: "Make sure that helpers were told of a job; says how many were",
  ids: z.object({ id }),
  fields: z.object({ category: emptyIsAbsent(category) }),
  answers: { 200: z.object({ notified: z.int() }) },
  refuses: ["permission_denied", "job_not_open", "job_deleted"],
});

const readRenewal = call({
  method: "GET",
  path: "/api/job/renew/",
  who: "everyone",
  summary: "Which job the token of the mail that asked would keep open, and whether it can; the job stays as it is",
  query: z.object({ token: z.string({ error: missingOr("invalid") }) }),
  answers: { 200: renewalLink },
  refuses: ["invalid_token"],
});

const renew = call({
  method: "POST",
  path: "/api/job/renew/",
  who: "everyone",
  summary: "Keep a job open for another month, with the token of the mail that asked",
  takesForm: true,
  fields: z.object({ token: z.string({ error: missingOr("invalid") }) }),
  answers: { 204: null },
  refuses: ["invalid_token", "job_not_open"],
});

export const jobCalls = {
  ...jobSearchCalls,
  mine,
  post,
  find,
  change,
  giveAddress,
  act,
  begin,
  stop,
  proposeStop,
  acceptStop,
  dropStop,
  timeline: timelineOfDeal,
  others,
  bids,
  ...jobCommentCalls,
  ...jobImageCalls,
  notify,
  readRenewal,
  renew,
  ...invitationCalls,
};
