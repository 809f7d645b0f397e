import fc from "fast-check";

export type By = "owner" | "helper" | "admin" | "bank" | "clock";

const OFTEN = ["meet soon", "suggest", "agree", "begin", "done", "missed", "answer", "hours", "days"] as const;
const MIDDLE = [
  "meet later",
  "extra",
  "dispute",
  "propose",
  "accept",
  "close",
  "deal",
  "cancel",
  "withdraw",
  "stop",
  "stop accept",
  "bank",
] as const;
const SELDOM = [
  "revoke",
  "solve",
  "decide",
  "refund",
  "release",
  "pause",
  "resume",
  "suspend",
  "restore",
  "object",
  "pay again",
  "open again",
  "ask price",
  "pay open",
  "race again",
  "race pay",
  "elsewhere",
  "unmatched",
  "other amount",
  "settle unpaid",
  "tip",
  "stop drop",
  "race stop",
  "weeks",
] as const;
const STAGES = ["agreed", "met", "reported", "begun", "done"] as const;
export type Stage = (typeof STAGES)[number];
export const stage: fc.Arbitrary<Stage> = fc.constantFrom(...STAGES);

/** `owner`: the owner does it, otherwise the helper, if both can. */
export interface Step {
  do: (typeof OFTEN)[number] | (typeof MIDDLE)[number] | (typeof SELDOM)[number];
  owner: boolean;
  part: number;
}

export const step: fc.Arbitrary<Step> = fc.record({
  do: fc.oneof(
    { arbitrary: fc.constantFrom(...OFTEN), weight: 6 },
    { arbitrary: fc.constantFrom(...MIDDLE), weight: 3 },
    { arbitrary: fc.constantFrom(...SELDOM), weight: 1 },
  ),
  owner: fc.boolean(),
  part: fc.integer({ min: 0, max: 100 }),
});
