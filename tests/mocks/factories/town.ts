import { formatMoney } from "~/domain/money";
import { BIDS } from "../../../workers/api/seed/bids";
import { DEALS } from "../../../workers/api/seed/deals";
import { OPEN_JOBS } from "../../../workers/api/seed/open-jobs";
import { PEOPLE } from "../../../workers/api/seed/people";
import { QUESTIONS } from "../../../workers/api/seed/questions";

// Whom and what stories and tests tell of: the first of the town that a new installation begins with.

export const PETRA = 1;
export const HASSAN = 2;

function the<T>(all: readonly T[], at: number): T {
  const one = all[at];
  if (one === undefined) throw new Error(`the town has nothing at ${at}`);
  return one;
}

export const petra = the(PEOPLE, PETRA - 1);
export const hassan = the(PEOPLE, HASSAN - 1);

/** Petra's tap. */
export const tap = the(OPEN_JOBS, 0);

const [, , euros, message] = the(BIDS, 0);
/** Hassan's, for the tap. */
export const offer = { amount: formatMoney(euros * 100), message };

/** Hassan's about the tap, and Petra's reply. */
export const [, , question] = the(QUESTIONS, 0);

/** What Petra said of him after an earlier job. */
export const [stars, praise] = the(DEALS, 0).reviews ?? [5, ""];
