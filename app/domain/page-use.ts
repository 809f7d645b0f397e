import { z } from "zod";
import { MILESTONES } from "./engagement";
import { integer } from "./value";

/** Days that are looked at when none are asked for; events are kept for no more than the most. */
const USUAL_DAYS = 30;
const MOST_DAYS = 90;

export const useAsked = z.object({ days: integer(1, MOST_DAYS).default(USUAL_DAYS) });

/** How one page of the site was used by who agreed to be measured, all together. */
const pageUse = z.object({
  /** As the site's routes name it. */
  page: z.string(),
  views: z.int(),
  /** 0 to 100, the mean. */
  score: z.int().nullable(),
  /** Of the views, how many came past each milestone. */
  read: z.object(Object.fromEntries(MILESTONES.map((percent) => [percent, z.int()])) as Record<Milestone, z.ZodInt>),
});
type Milestone = (typeof MILESTONES)[number];

export const pageUses = z.object({ days: z.int(), views: z.int(), pages: z.array(pageUse) });
export type PageUses = z.output<typeof pageUses>;
