import { contract } from "~/api/contract";
import { answers, isOffline, refuses, waits } from "./answers";

const { mailSupport } = contract.global;

/** What the API answers to the site's own pages. */
export const aboutTheSite = [answers(mailSupport, undefined)];

export const letter = {
  waits: waits(mailSupport),
  offline: isOffline(mailSupport),
  tooOften: refuses(mailSupport, "throttled"),
};
