import type { UserSelf } from "./user";

export const START_STEPS = ["work", "person", "money"] as const;
export type StartStep = (typeof START_STEPS)[number];

const NEEDS = {
  work: ["active_worker", "zipcode", "categories", "function_title"],
  person: ["image", "bio"],
  money: ["iban", "verified"],
} as const satisfies Record<StartStep, readonly (keyof UserSelf)[]>;
export type Need = (typeof NEEDS)[StartStep][number];

type Starting = Pick<UserSelf, Need | "pending_document">;

/** Submitted documents count: they wait for the payment provider. In direct mode a helper needs no IBAN. */
function has(profile: Starting, need: Need, direct: boolean): boolean {
  if (need === "iban" && direct) return true;
  if (need === "verified") return profile.verified || profile.pending_document;
  if (need === "categories") return profile.categories.length > 0;
  return Boolean(profile[need]);
}

export const missingIn = (step: StartStep, profile: Starting, direct = false): Need[] =>
  NEEDS[step].filter((need) => !has(profile, need, direct));

/** Saving the first step also offers help, so `active_worker` is only asked for if nothing else is missing. */
export function askedIn(step: StartStep, profile: Starting, direct = false): Need[] {
  const missing = missingIn(step, profile, direct);
  return missing.length > 1 ? missing.filter((need) => need !== "active_worker") : missing;
}

export const missingFor = (profile: Starting, direct = false): Need[] =>
  START_STEPS.flatMap((step) => missingIn(step, profile, direct));

export function nextStep(profile: Starting, direct = false, after?: StartStep): StartStep | null {
  const open = START_STEPS.filter((step) => missingIn(step, profile, direct).length > 0);
  return open.find((step) => START_STEPS.indexOf(step) > START_STEPS.findIndex((one) => one === after)) ?? null;
}

export const remindersFor = (profile: Starting, direct = false): Need[] =>
  profile.active_worker && !has(profile, "verified", direct) ? missingFor(profile, direct) : [];
