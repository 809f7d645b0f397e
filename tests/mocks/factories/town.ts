import { formatMoney } from "~/domain/money/money";
import { BIDS } from "../../../workers/api/seed/bids";
import { DEALS } from "../../../workers/api/seed/deals";
import { OPEN_JOBS } from "../../../workers/api/seed/open-jobs";
import { PEOPLE } from "../../../workers/api/seed/people";
import { QUESTIONS } from "../../../workers/api/seed/questions";

export const PETRA = 1;
export const HASSAN = 2;

function the<T>(all: readonly T[], at: number): T {
  const one = all[at];
  if (one === undefined) throw new Error(`the town has nothing at ${at}`);
  return one;
}

export const petra = the(PEOPLE, PETRA - 1);
export const hassan = the(PEOPLE, HASSAN - 1);

export const tap = the(OPEN_JOBS, 0);

const [, , euros, message] = the(BIDS, 0);
export const offer = { amount: formatMoney(euros * 100), message };

export const [, , question] = the(QUESTIONS, 0);

export const [stars, praise] = the(DEALS, 0).reviews ?? [5, ""];
