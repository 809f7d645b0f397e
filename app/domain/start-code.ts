import { z } from "zod";
import type { JobStatus } from "./job-status";
import { text } from "./value";

/** What the helper types when they begin. */
export const beginFields = z.object({ words: text(100) });

interface Work {
  status: JobStatus;
  begun_at: number | string | null | undefined;
  done_at: number | string | null;
}

/** Returns whether work can begin: somebody was chosen, and it was not begun or done. */
export const canBegin = ({ status, begun_at, done_at }: Work): boolean =>
  status === "reserved" && (begun_at ?? null) === null && done_at === null;

/** The start code of a deal, for one of its two. */
export const startCode = z.object({
  /** Null for the helper, who hears it from the placer. */
  words: z.string().nullable(),
});
