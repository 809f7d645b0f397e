import { z } from "zod";
import type { JobStatus } from "../jobs/job-status";
import { text } from "../values/value";

export const beginFields = z.object({ words: text(100) });

interface Work {
  status: JobStatus;
  begun_at: number | string | null | undefined;
  done_at: number | string | null;
}

export const canBegin = ({ status, begun_at, done_at }: Work): boolean =>
  status === "reserved" && (begun_at ?? null) === null && done_at === null;

export const startCode = z.object({
  /** Null for the helper: the placer tells them. */
  words: z.string().nullable(),
});
