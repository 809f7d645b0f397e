import { z } from "zod";
import type { JobStatus } from "../jobs/job-status";
import { text } from "../values/value";
import { START_CODE_WORDS } from "./start-limits";

/** People read a list aloud with "and" before the last word. No start word is one of these. */
const CONJUNCTIONS = ["en", "and"];

export const startWordsIn = (typed: string): string[] =>
  typed
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== "" && !CONJUNCTIONS.includes(word));

const MAX_LENGTH = 100;
const hasAllWords = (typed: string) => startWordsIn(typed).length === START_CODE_WORDS;

/** Another number of words is a slip, and costs no try. A blank or long text has its own error. */
const words = text(MAX_LENGTH).refine((typed) => typed === "" || typed.length > MAX_LENGTH || hasAllWords(typed), {
  error: "start_words",
});

export const beginFields = z.object({ words });

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
