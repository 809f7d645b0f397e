import { z } from "zod";
import { bid } from "./bid";
import { category } from "./category";
import { type CategoryId, DEFAULT_CATEGORY } from "./category-names";
import { publicText } from "./contact-guard";
import { dateAhead } from "./date";
import { toldDealEnd } from "./deal-end";
import { DISTANCE_MAX_METRES } from "./distance";
import { jobImage } from "./image";
import { additionsAnswered, additionsSent } from "./job-addition-schemas";
import { JOB_STATUSES, type JobStatus } from "./job-status";
import { kinds } from "./kind";
import { amount, money, moneyOut } from "./money-schema";
import { page, pageOf } from "./page-schema";
import { postcode, postcodeOrArea } from "./postcode";
import { userCard } from "./user-card";
import { type Absent, boolean, choice, emptyIsAbsent, id, integer, line, searchWords, text, time } from "./value";

export const PRICE_TYPES = ["budget", "TBD"] as const;

/** A job as the contract gives it. */
export const job = z.object({
  id,
  user: id.nullable(),
  owner: userCard,
  title: z.string(),
  description: z.string(),
  zipcode: z.string().nullable(),
  city: z.string().nullable(),
  price_type: z.enum(PRICE_TYPES),
  budget: moneyOut,
  distance: z.int().nullable(),
  category: z.int(),
  business_required: z.boolean(),
  is_remote: z.boolean(),
  execution_date: z.string().nullable(),
  status: z.enum(JOB_STATUSES),
  image: z.array(jobImage),
  bids: z.array(bid),
  number_of_bids: z.int(),
  ...additionsAnswered,
  created_at: time,
  updated_at: time,
  expires_at: time.nullable(),
  /** The moment its days were over without a choice; not there from a back end that does not know it. */
  expired_at: time.nullable().optional(),
  /** When the helper entered the start code; null for others than the two of the deal. Not there from a back end that does not know it. */
  begun_at: time.nullable().optional(),
  done_at: time.nullable(),
  /** From when the days to object count: `done_at`, later by the time that disputes stopped them. Null unless the work waits for approval. */
  objection_from: time.nullable().optional(),
});
export type Job = z.output<typeof job>;

/** A job in the list of its owner: with the end of its last deal while it is open again, and the payment that is in dispute. */
export const ownJob = job.extend({
  ended_deal: toldDealEnd.nullable().optional(),
  disputed: id.nullable().optional(),
});
export type OwnJob = z.output<typeof ownJob>;

const emptyIsDefault = z.preprocess(
  (value) => (value === "" || value === null || value === undefined ? DEFAULT_CATEGORY : value),
  category,
) as unknown as z.ZodType<CategoryId, number | string | null | undefined>;

/** Fields of a job as they are sent; `price_type` and `is_remote` say which of the others count. */
export const jobFields = {
  title: publicText(line(50), "job"),
  description: publicText(text(1000), "job"),
  category: emptyIsDefault,
  business_required: boolean.default(false),
  execution_date: dateAhead,
  ...additionsSent,
  is_remote: boolean.default(false),
  price_type: choice(PRICE_TYPES).default("budget"),
};

/**
 * What is asked of a job: a postcode unless it is remote, a budget unless the price is to be agreed.
 * Out: `zipcode` null when remote, `budget` in cents, 0 when to be agreed.
 */
const draft = z
  .object({
    ...jobFields,
    zipcode: postcode.nullable().register(kinds, { optional: true }),
    budget: amount.nullable().register(kinds, { optional: true }),
  })
  .transform((fields) => ({ ...fields, budget: fields.budget ?? 0 }));
export type JobDraft = z.output<typeof draft>;
/** A job as it is sent. */
export type JobInput = Omit<z.input<typeof draft>, "zipcode" | "budget"> & {
  zipcode?: string | null;
  budget?: string | number | null;
};

export const jobDraft = z.preprocess((input) => {
  if (typeof input !== "object" || input === null) return input;
  // Null is nothing sent.
  const sent: Record<string, unknown> = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  return {
    ...sent,
    ...(String(sent.is_remote) === "true" && { zipcode: null }),
    ...(sent.price_type === "TBD" && { budget: null }),
  };
}, draft) as unknown as z.ZodType<JobDraft, JobInput>;

/** `1,4` or repeated; 0 and empty mean all. */
const categories = z.preprocess(
  (value) =>
    (Array.isArray(value) ? value : [value])
      .flatMap((part) => String(part ?? "").split(","))
      .map((part) => part.trim())
      .filter((part) => part !== "" && part !== "0"),
  z.array(category, { error: "choice" }),
) as unknown as z.ZodType<CategoryId[], string | number | (string | number)[] | Absent>;

/** An area to look in. */
export const zip4 = z.string().regex(/^[1-9]\d{3}$/, { error: "invalid" });

/** How many open jobs there are in an area, and where its middle is. */
export const jobArea = z.object({
  zip4,
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
});
export type JobArea = z.output<typeof jobArea>;

/** Open jobs in figures: how many there are, the mean of their budgets in euros, and how many people help with such jobs. */
export const jobStatistics = z.object({ available: z.int(), average_budget: z.int().nullable(), active: z.int() });
export type JobStatistics = z.output<typeof jobStatistics>;

/** A page of the list. `meant`: the words that were searched instead of misspelt ones. */
export const foundJobs = pageOf(job).extend({ meant: z.string().optional() });
export type FoundJobs = z.output<typeof foundJobs>;

/** The query of the list of jobs. `distance` in metres, `price` in cents. */
export const jobFilters = z.object({
  page,
  search: searchWords(100),
  categories: categories.optional().transform((chosen) => chosen ?? []),
  zipcode: emptyIsAbsent(postcodeOrArea),
  distance: emptyIsAbsent(integer(1, DISTANCE_MAX_METRES)),
  price: emptyIsAbsent(money),
  zip4: emptyIsAbsent(zip4),
  sort_rating: emptyIsAbsent(boolean).transform((on) => on ?? false),
  sort_distance: emptyIsAbsent(boolean).transform((on) => on ?? true),
});
export type JobFilters = z.output<typeof jobFilters>;

/** Pictures of a job are added, ordered and removed while it lives. */
export function canChangePictures(status: JobStatus): boolean {
  return status === "open" || status === "reserved";
}
