import { z } from "zod";
import { userCard } from "./user-card";
import { id, time } from "./value";

/** What one party of a finished job says of the other (api.md 3.5). */
export const review = z.object({
  id,
  job: id,
  job_title: z.string(),
  author: userCard,
  user: id,
  rating: z.int().min(1).max(5),
  text: z.string(),
  reply: z.string().nullable(),
  visible: z.boolean(),
  created_at: time,
});
export type Review = z.output<typeof review>;
