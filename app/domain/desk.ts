import { z } from "zod";
import { REPORT_REASONS, TARGET_TYPES } from "./report";
import { userCard } from "./user-card";
import { id, time } from "./value";

export const QUEUES = ["report", "appeal", "dispute"] as const;
export type Queue = (typeof QUEUES)[number];

/** Something the desk has yet to decide: a report, the decision appealed against, or the disputed payment, by its id. */
export const waitingThing = z.object({
  queue: z.enum(QUEUES),
  id,
  since: time,
  /** What is reported or was decided on; a dispute is about a job. */
  target_type: z.enum(TARGET_TYPES),
  reason: z.enum(REPORT_REASONS).nullable(),
  title: z.string().nullable(),
  /** Whom it is about; of a dispute who began it. */
  user: userCard,
});
export type WaitingThing = z.output<typeof waitingThing>;

/** How much waits for the desk, and what has waited longest. */
export const waiting = z.object({
  reports: z.int(),
  appeals: z.int(),
  disputes: z.int(),
  letters: z.int(),
  oldest: z.array(waitingThing),
});
export type Waiting = z.output<typeof waiting>;
