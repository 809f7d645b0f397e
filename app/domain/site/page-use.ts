import { z } from "zod";
import { integer } from "../values/value";
import { MILESTONES } from "./engagement";

const USUAL_DAYS = 30;
const MAX_DAYS = 90;

export const useAsked = z.object({ days: integer(1, MAX_DAYS).default(USUAL_DAYS) });

const pageUse = z.object({
  page: z.string(),
  views: z.int(),
  score: z.int().nullable(),
  read: z.object(Object.fromEntries(MILESTONES.map((percent) => [percent, z.int()])) as Record<Milestone, z.ZodInt>),
});
type Milestone = (typeof MILESTONES)[number];

export const pageUses = z.object({ days: z.int(), views: z.int(), pages: z.array(pageUse) });
export type PageUses = z.output<typeof pageUses>;
