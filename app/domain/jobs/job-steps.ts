import { z } from "zod";
import { MONEY, typedMoney } from "../money/money";
import { amount } from "../money/money-schema";
import { dateAhead } from "../values/date";
import { kinds } from "../values/kind";
import type { Language } from "../values/language";
import { postcode } from "../values/postcode";
import { judging } from "../values/rule";
import { choice, id, ticked } from "../values/value";
import { CATEGORIES, type CategoryId, DEFAULT_CATEGORY } from "./category-names";
import { draftPicture } from "./image";
import { MAX_JOB_IMAGES } from "./image-limits";
import { type Job, type JobInput, jobFields } from "./job";
import { additionsSentIn } from "./job-addition-schemas";
import { eachAddition, typedAdditions } from "./job-additions";

export const titleStep = z
  .object({
    title: jobFields.title,
    when: choice(["asap", "date"]).default("asap"),
    execution_date: z
      .string()
      .optional()
      .register(kinds, { in: { type: "string", format: "date" }, optional: true }),
  })
  .superRefine(
    ({ when, execution_date }, ctx) => {
      if (when === "asap") return;
      const day = dateAhead.safeParse(execution_date);
      const error = day.success ? (day.data === null ? "required" : null) : day.error.issues[0]?.message;
      if (error) ctx.addIssue({ code: "custom", path: ["execution_date"], message: error });
    },
    judging("when", "execution_date"),
  );

export const locationStep = z
  .object({ is_remote: ticked, zipcode: z.string().optional(), ...additionsSentIn("location") })
  .superRefine(
    ({ is_remote, zipcode }, ctx) => {
      if (is_remote) return;
      for (const issue of postcode.safeParse(zipcode).error?.issues ?? []) {
        ctx.addIssue({ code: "custom", path: ["zipcode"], message: issue.message });
      }
    },
    judging("is_remote", "zipcode"),
  );

export const detailsStep = z.object({
  description: jobFields.description,
  category: jobFields.category,
  business_required: ticked,
  ...additionsSentIn("details"),
});

const typedBudget = z
  .string()
  .optional()
  .register(kinds, { in: { type: "string", pattern: MONEY.source } });

export const budgetStep = z.object({ price_type: jobFields.price_type, budget: typedBudget }).superRefine(
  ({ price_type, budget }, ctx) => {
    if (price_type === "TBD") return;
    for (const issue of amount.safeParse(budget).error?.issues ?? []) {
      ctx.addIssue({ code: "custom", path: ["budget"], message: issue.message });
    }
  },
  judging("price_type", "budget"),
);

type Typed = Partial<
  Record<
    | keyof z.input<typeof titleStep>
    | keyof z.input<typeof locationStep>
    | keyof z.input<typeof detailsStep>
    | keyof z.input<typeof budgetStep>,
    string
  >
>;
const typed = z.record(z.string(), z.string()) as unknown as z.ZodType<Typed>;

const repost = z.object({ of: id, pictures: z.array(z.object({ url: z.string(), alt: z.string().nullable() })) });
export type Repost = z.output<typeof repost>;

/** Unreadable values are dropped, so that a draft never fails to load. */
export const jobInProgress = z.object({
  /** The id is in the address. It keeps tabs apart and makes posting idempotent. */
  id: z.uuid(),
  posted: id.nullable().catch(null),
  /** Digests of the answers that were posted. The answers themselves are gone then. */
  answers: z.array(z.string()).catch([]),
  fields: typed.catch({}),
  city: z.string().nullable().catch(null),
  pictures: z.array(draftPicture).max(MAX_JOB_IMAGES).catch([]),
  repost: repost.nullable().catch(null),
});
export type JobInProgress = z.output<typeof jobInProgress>;
export const emptyDraft = (draft: string): JobInProgress => ({
  id: draft,
  posted: null,
  answers: [],
  fields: {},
  city: null,
  pictures: [],
  repost: null,
});

/** Fields with a default do not show that the user typed anything. */
const CHOSEN: readonly string[] = ["when", "category", "price_type", "is_remote", "business_required"];

export function isBegun({ fields, pictures }: JobInProgress): boolean {
  return pictures.length > 0 || Object.entries(fields).some(([name, typed]) => !CHOSEN.includes(name) && typed?.trim());
}

interface RepostOptions {
  draft: string;
  today: string;
  budget: string;
}

export function repostOf(job: Job, { draft, today, budget }: RepostOptions): JobInProgress {
  const dated = job.execution_date !== null && job.execution_date >= today;
  const fields: Typed = {
    title: job.title,
    when: dated ? "date" : "asap",
    ...(dated && { execution_date: job.execution_date ?? "" }),
    ...(job.is_remote && { is_remote: "true" }),
    zipcode: job.zipcode ?? "",
    description: job.description,
    category: String(job.category),
    ...(job.business_required && { business_required: "true" }),
    ...typedAdditions(job),
    price_type: job.price_type,
    budget: job.price_type === "TBD" ? "" : budget,
  };
  const pictures = job.image.map(({ small, alt }) => ({ url: small, alt }));
  return { ...emptyDraft(draft), fields, city: job.city, repost: { of: job.id, pictures } };
}

export function firstUnfinished({ fields }: JobInProgress): number | null {
  const at = [titleStep, locationStep, detailsStep].findIndex((step) => !step.safeParse(fields).success);
  return at === -1 ? null : at + 1;
}

export function bodyOf({ fields }: JobInProgress, language: Language) {
  const remote = fields.is_remote === "true";
  return {
    title: fields.title ?? "",
    description: fields.description ?? "",
    category: fields.category ?? null,
    business_required: fields.business_required === "true",
    is_remote: remote,
    zipcode: remote ? null : (fields.zipcode ?? ""),
    execution_date: fields.when === "date" ? (fields.execution_date ?? null) : null,
    ...eachAddition((name) => fields[name] ?? null),
    price_type: fields.price_type === "TBD" ? ("TBD" as const) : ("budget" as const),
    budget: fields.price_type === "TBD" ? null : typedMoney(fields.budget ?? "", language),
  } satisfies Record<keyof JobInput, unknown>;
}

export const STEP_NAMES = ["title", "location", "details", "budget"] as const;
export const STEP_PATHS = ["", "/locatie", "/details", "/budget"];

export const stepPath = (draft: string | null, step: number) =>
  draft === null ? "/post-job" : `/post-job/${draft}${STEP_PATHS[step - 1] ?? ""}`;

/** The step of an address for posting a job. */
export function stepOfPath(path: string): number {
  const [, step = ""] = /^\/post-job\/[^/?#]+([^?#]*)/.exec(path) ?? [];
  return Math.max(1, STEP_PATHS.indexOf(step) + 1);
}

/** The general category stays open, for a guess from the title. */
export const postPath = (category: CategoryId) =>
  category === DEFAULT_CATEGORY ? stepPath(null, 1) : `${stepPath(null, 1)}?category=${category}`;

export const categoryToPost = ({ searchParams }: URL): CategoryId | undefined =>
  CATEGORIES.find(({ id }) => String(id) === searchParams.get("category"))?.id;

export const toStep = (step: number) => `step-${step}`;

export const toField = (step: number, id: string) => `${toStep(step)}#${id}`;

const INTENT = /^step-([1-4])(?:#([\w-]+))?$/;

export function stepIn(intent: unknown): { step: number; field: string | null } | null {
  const [, step, field = null] = INTENT.exec(String(intent)) ?? [];
  return step === undefined ? null : { step: Number(step), field };
}
