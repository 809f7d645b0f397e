import { z } from "zod";
import { userCard } from "../accounts/user-card";
import { publicText } from "../contact-guard/contact-guard";
import { appointment } from "../deals/appointment";
import { bid } from "../deals/bid";
import { dealEndSummary } from "../deals/deal-end-summary";
import type { Cents } from "../money/money";
import { moneyNews } from "../money/money-news";
import { amount, money, moneyOut } from "../money/money-schema";
import { anyDateAhead, dateAheadOr } from "../values/date";
import { kinds } from "../values/kind";
import { page, pageOf } from "../values/page-schema";
import { postcode, postcodeOrArea } from "../values/postcode";
import {
  type Absent,
  boolean,
  choice,
  emptyIsAbsent,
  id,
  integer,
  searchWords,
  text,
  time,
  title,
} from "../values/value";
import { category } from "./category";
import { type CategoryId, DEFAULT_CATEGORY } from "./category-names";
import { MAX_DISTANCE_METRES } from "./distance";
import { jobImage } from "./image";
import { additionsAnswered, additionsSent } from "./job-addition-schemas";
import { JOB_STATUSES, type JobStatus } from "./job-status";

export const PRICE_TYPES = ["budget", "TBD"] as const;

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
  /** A dispute about an absence ended the deal: the work may not have been done. */
  stopped: z.boolean().optional(),
  image: z.array(jobImage),
  bids: z.array(bid),
  number_of_bids: z.int(),
  ...additionsAnswered,
  created_at: time,
  updated_at: time,
  expires_at: time.nullable(),
  expired_at: time.nullable().optional(),
  begun_at: time.nullable().optional(),
  done_at: time.nullable(),
  /** Later than `done_at` by the time that disputes stopped. Null unless the work waits for approval. */
  objection_from: time.nullable().optional(),
});
export type Job = z.output<typeof job>;

/** Our team took the job down. */
export const removal = z.object({ decision: id.nullable() });

export const ownJob = job.extend({
  removal: removal.nullable().optional(),
  ended_deal: dealEndSummary.nullable().optional(),
  disputed: id.nullable().optional(),
  dispute_waits: z.boolean().optional(),
  money_news: moneyNews.nullable().optional(),
  agreed: moneyOut.nullable().optional(),
  appointment: appointment.nullable().optional(),
});
export type OwnJob = z.output<typeof ownJob>;

const emptyIsDefault = z.preprocess(
  (value) => (value === "" || value === null || value === undefined ? DEFAULT_CATEGORY : value),
  category,
) as unknown as z.ZodType<CategoryId, number | string | null | undefined>;

// `jobDraft` drops null.
const offUnlessSent = boolean.default(false).register(kinds, { in: { type: ["boolean", "null"], default: false } });

export const jobFields = {
  title: publicText(title(50), "job"),
  description: publicText(text(1000), "job"),
  category: emptyIsDefault,
  business_required: offUnlessSent,
  execution_date: anyDateAhead,
  ...additionsSent,
  is_remote: offUnlessSent,
  price_type: choice(PRICE_TYPES)
    .default("budget")
    .register(kinds, { in: { anyOf: [{ type: "string", enum: PRICE_TYPES }, { type: "null" }], default: "budget" } }),
};

/** `zipcode` is null if remote. `budget` is in cents, 0 if to be agreed. */
const fields = z.object({
  ...jobFields,
  zipcode: postcode.nullable().register(kinds, { optional: true }),
  budget: amount.nullable().register(kinds, { optional: true }),
});
export type JobDraft = z.output<typeof fields> & { budget: Cents };
export type JobInput = Omit<z.input<typeof fields>, "zipcode" | "budget"> & {
  zipcode?: string | null;
  budget?: string | number | null;
};

const draftOf = (sentFields: typeof fields) =>
  z.preprocess(
    (input) => {
      if (typeof input !== "object" || input === null) return input;
      const sent: Record<string, unknown> = Object.fromEntries(
        Object.entries(input).filter(([, value]) => value !== null),
      );
      return {
        ...sent,
        ...(String(sent.is_remote) === "true" && { zipcode: null }),
        ...(sent.price_type === "TBD" && { budget: null }),
      };
    },
    sentFields.transform((fields) => ({ ...fields, budget: fields.budget ?? 0 })),
  ) as unknown as z.ZodType<JobDraft, JobInput>;

export const jobDraft = draftOf(fields);

/** For the form: a new day that is far ahead is probably a wrong year. */
export const jobChange = ({ execution_date }: Pick<Job, "execution_date">) =>
  draftOf(fields.extend({ execution_date: dateAheadOr(execution_date) }));

const categories = z.preprocess(
  (value) =>
    (Array.isArray(value) ? value : [value])
      .flatMap((part) => String(part ?? "").split(","))
      .map((part) => part.trim())
      .filter((part) => part !== "" && part !== "0"),
  z.array(category, { error: "choice" }),
) as unknown as z.ZodType<CategoryId[], string | number | (string | number)[] | Absent>;

export const zip4 = z.string().regex(/^[1-9]\d{3}$/, { error: "invalid" });

export const jobArea = z.object({
  zip4,
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
});
export type JobArea = z.output<typeof jobArea>;

export const jobStatistics = z.object({ available: z.int(), average_budget: z.int().nullable(), active: z.int() });
export type JobStatistics = z.output<typeof jobStatistics>;

export const foundJobs = pageOf(job).extend({ meant: z.string().optional() });
export type FoundJobs = z.output<typeof foundJobs>;

/** `distance` is in metres, `price` in cents. */
export const jobFilters = z.object({
  page,
  search: searchWords(100),
  categories: categories.optional().transform((chosen) => chosen ?? []),
  zipcode: emptyIsAbsent(postcodeOrArea),
  distance: emptyIsAbsent(integer(1, MAX_DISTANCE_METRES)),
  price: emptyIsAbsent(money),
  zip4: emptyIsAbsent(zip4),
  sort_rating: emptyIsAbsent(boolean).transform((on) => on ?? false),
  sort_distance: emptyIsAbsent(boolean).transform((on) => on ?? true),
});
export type JobFilters = z.output<typeof jobFilters>;

export function canChangePictures(status: JobStatus): boolean {
  return status === "open" || status === "reserved";
}
