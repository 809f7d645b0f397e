import { z } from "zod";
import type { UserSelf } from "../accounts/user";
import { formatMoney, parseMoney } from "../money/money";
import { money, moneyOut } from "../money/money-schema";
import { type Topic, topicOf } from "../notifications/notification";
import { isLiterallyIn, tierOf } from "../search/match";
import { corrected } from "../search/near";
import type { Terms } from "../search/terms";
import { kinds } from "../values/kind";
import { postcodeOrArea } from "../values/postcode";
import {
  address,
  choice,
  emptyIsAbsent,
  id,
  integer,
  missingOr,
  optionalLine,
  searchWords,
  ticked,
  time,
} from "../values/value";
import { categories, category } from "./category";
import { CATEGORIES, type CategoryId } from "./category-names";
import { MAX_DISTANCE_KM } from "./distance";
import { jobFilters } from "./job";

export const MAX_SAVED_SEARCHES = 20;

export const ALERTS = ["mail", "push"] as const;
export type Alert = (typeof ALERTS)[number];

type Allowed = Pick<UserSelf["notification_settings"], "email" | "push" | "muted_email" | "muted_push">;

export function alertsThrough(alerts: readonly Alert[], { email, push, muted_email, muted_push }: Allowed): Alert[] {
  const topic = topicOf("saved_search");
  const isMuted = (muted: readonly Topic[]) => topic !== null && muted.includes(topic);
  const through = { mail: email && !isMuted(muted_email), push: push && !isMuted(muted_push) };
  return ALERTS.filter((alert) => alerts.includes(alert) && through[alert]);
}

const savedFilters = z.object({
  search: z.string().nullable(),
  categories: z.array(category),
  zipcode: z.string().nullable(),
  distance: z.int().nullable(),
  price: moneyOut.nullable(),
});
export type SavedFilters = z.output<typeof savedFilters>;

const FILTERS = Object.keys(savedFilters.shape) as (keyof SavedFilters)[];

export const isSameSearch = (one: SavedFilters, other: SavedFilters): boolean =>
  FILTERS.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

export const savedSearch = z.object({
  id,
  name: z.string().nullable(),
  filters: savedFilters,
  alerts: z.array(z.enum(ALERTS)),
  rss: address,
  created_at: time,
});
export type SavedSearch = z.output<typeof savedSearch>;

const filters = z.unknown().transform((input, ctx): SavedFilters => {
  const object = z.looseObject({}, { error: missingOr("invalid") });
  const { data, error } = object.pipe(jobFilters).safeParse(input);
  for (const { message } of error?.issues ?? []) ctx.addIssue({ code: "custom", message });
  if (!data) return z.NEVER;
  return {
    search: data.search,
    categories: [...new Set(data.categories)].toSorted((one, other) => one - other),
    zipcode: data.zipcode ?? null,
    distance: data.distance ?? null,
    price: data.price === undefined ? null : formatMoney(data.price),
  };
}) as unknown as z.ZodType<SavedFilters, Partial<z.input<typeof jobFilters>>>;
kinds.add(filters, {
  in: {
    type: "object",
    properties: {
      search: { type: "string", maxLength: 100 },
      categories: { type: "array", items: { type: "integer", minimum: 1, maximum: CATEGORIES.length } },
      zipcode: { type: "string", examples: ["1012AB"], description: "A postcode or its area" },
      distance: { type: "integer", minimum: 1, maximum: 100_000, description: "Metres" },
      price: { type: "string", examples: ["25.00"] },
    },
  },
});

export const searchDraft = z.object({
  name: optionalLine(60),
  filters,
  alerts: z
    .array(choice(ALERTS), { error: "invalid" })
    .nullish()
    .transform((chosen) => ALERTS.filter((alert) => (chosen ?? ALERTS).includes(alert))),
});

export const searchForm = z.object({ name: optionalLine(60), mail: ticked, push: ticked });

/** The distance is in kilometres. */
export const searchEditForm = searchForm.extend({
  search: searchWords(100),
  categories: categories.optional().transform((chosen) => chosen ?? []),
  zipcode: emptyIsAbsent(postcodeOrArea),
  distance: emptyIsAbsent(integer(1, MAX_DISTANCE_KM)),
  price: emptyIsAbsent(money),
});

export const alertsIn = (form: Record<Alert, boolean>): Alert[] => ALERTS.filter((alert) => form[alert]);

const leastOf = ({ price }: SavedFilters) => (price === null ? 0 : (parseMoney(price) ?? 0));

export interface Wanted {
  title: string;
  description: string;
  terms: Terms;
  category: CategoryId;
  price_type: "budget" | "TBD";
  budget: number;
  remote: boolean;
}

export interface Reasons {
  words?: string;
  stands?: true;
  category?: CategoryId;
  metres?: number;
  zipcode?: string;
  remote?: true;
  price?: number;
}

function wordsThatMatch(terms: Terms, text: string, typed: string): string | null {
  const meant = corrected(typed, new Set());
  return [typed, meant].find((words) => words !== null && tierOf(terms, text, words) !== null) ?? null;
}

export function reasonsOf(
  job: Wanted,
  filters: SavedFilters,
  metresFrom: (zipcode: string) => number | null,
): Reasons | null {
  const text = `${job.title}\n${job.description}`;
  const words = filters.search && wordsThatMatch(job.terms, text, filters.search);
  if (filters.search && !words) return null;
  if (filters.categories.length > 0 && !filters.categories.includes(job.category)) return null;
  const least = leastOf(filters);
  if (least > 0 && (job.price_type !== "budget" || job.budget < least)) return null;
  const metres = filters.zipcode === null || job.remote ? null : metresFrom(filters.zipcode);
  if (filters.zipcode !== null && filters.distance !== null && !job.remote) {
    if (metres === null || metres > filters.distance) return null;
  }
  return {
    ...(words && { words }),
    ...(words && isLiterallyIn(text, words) && { stands: true as const }),
    ...(filters.categories.length > 0 && { category: job.category }),
    ...(filters.zipcode !== null && metres !== null && { metres, zipcode: filters.zipcode }),
    ...(filters.zipcode !== null && job.remote && { remote: true }),
    ...(least > 0 && { price: least }),
  };
}
