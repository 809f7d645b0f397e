import type { UserSelf } from "./user";

/** The way into helping, step by step: what one does, who one is, and how one is paid. */
export const START_STEPS = ["work", "person", "money"] as const;
export type StartStep = (typeof START_STEPS)[number];

/** What each step is done with, in the order it is asked. */
const NEEDS = {
  work: ["active_worker", "zipcode", "categories", "function_title"],
  person: ["image", "bio"],
  money: ["iban", "verified"],
} as const satisfies Record<StartStep, readonly (keyof UserSelf)[]>;
export type Need = (typeof NEEDS)[StartStep][number];

type Starting = Pick<UserSelf, Need | "pending_document">;

/**
 * Papers that were handed in are the payment provider's turn: nothing is missing from who waits for them. Where people pay
 * each other (`direct`) we need no account to pay to.
 */
function has(profile: Starting, need: Need, direct: boolean): boolean {
  if (need === "iban" && direct) return true;
  if (need === "verified") return profile.verified || profile.pending_document;
  if (need === "categories") return profile.categories.length > 0;
  return Boolean(profile[need]);
}

/** What a step still misses. */
export const missingIn = (step: StartStep, profile: Starting, direct = false): Need[] =>
  NEEDS[step].filter((need) => !has(profile, need, direct));

/** What is still missing in all, first things first. */
export const missingFor = (profile: Starting, direct = false): Need[] =>
  START_STEPS.flatMap((step) => missingIn(step, profile, direct));

/** The step to go on with: after this one if there is any, and from the first otherwise; null when all is done. */
export function nextStep(profile: Starting, direct = false, after?: StartStep): StartStep | null {
  const open = START_STEPS.filter((step) => missingIn(step, profile, direct).length > 0);
  const later = open.find((step) => START_STEPS.indexOf(step) > START_STEPS.findIndex((one) => one === after));
  return later ?? open.find((step) => step !== after) ?? null;
}

/** What a helper is told about on every page; nothing once the identity is known or being looked at. */
export const remindersFor = (profile: Starting, direct = false): Need[] =>
  profile.active_worker && !has(profile, "verified", direct) ? missingFor(profile, direct) : [];
