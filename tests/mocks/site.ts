import { contract } from "~/api/contract";
import { answers, isOffline, refuses, waits } from "./answers";

const { figures, mailSupport } = contract.global;

export const aboutTheSite = [
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
