import type { Language } from "~/domain/values/language";

/** Amounts are in words; empty if they are zero or unknown. */
export interface DealFacts {
  role: string;
  name: string;
  job: string;
  refund: string;
  way: string;
  credit?: string;
  helper: string;
  total: string;
  /** The author of the last proposal: `own`, `theirs`, or empty without one. */
  standing: string;
  untold: boolean;
  /** Whose account is suspended: the reader’s `own` or the `other`’s. Empty if neither is. */
  away?: string;
  paused: boolean;
  /** The deal counts as a job that the helper did not finish. */
  late: boolean;
  beside: boolean;
  /** Our team removed the job, and put it back after an appeal. */
  restored?: boolean;
  extra?: string;
  until: string;
  photos: number;
  answerUntil?: string;
  since?: string;
  done: boolean;
  own: boolean;
  again?: boolean;
  countered?: boolean;
  /** The reported user did not answer in time, which counts as absent. */
  unanswered?: boolean;
}

export type EventTexts<Words> = Record<Language, (facts: DealFacts) => Words>;

export type Sentences = Record<string, Record<Language, string> | EventTexts<string>>;

export const isOwner = ({ role }: DealFacts): boolean => role === "owner";
