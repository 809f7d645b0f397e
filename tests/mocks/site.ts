import { contract } from "~/api/contract";
import { answers, isOffline, refuses, waits } from "./answers";

const { figures, mailSupport, moneyStop } = contract.global;

export const aboutTheSite = [
  answers(contract.admin.switchMoney, { stopped: [], since: null }),
  answers(moneyStop, { stopped: [], since: null }),
  answers(mailSupport, undefined),
  answers(figures, { jobs_solved: 86, helpers: 41, rating: 4.6, reviews: 57 }),
];

export const counted = {
  more: answers(figures, { jobs_solved: 12_345, helpers: 41, rating: 4.6, reviews: 5070 }),
  offline: isOffline(figures),
};

export const letter = {
  waits: waits(mailSupport),
  offline: isOffline(mailSupport),
  tooOften: refuses(mailSupport, "throttled"),
};

export const moneyStopped = answers(moneyStop, {
  stopped: ["pay", "release", "payout"],
  since: "2026-03-01T21:30:00Z",
});

const { switchMoney } = contract.admin;
export const switching = { done: refuses(switchMoney, "already_done"), fails: refuses(switchMoney, "internal_error") };
