import { expect, it } from "vitest";
import { automaticOf } from "~/content/automatic";
import {
  AUTOMATIC_RULES,
  type AutomaticRule,
  type LeftOut,
  RULES_OF_END,
  RULES_OF_PAUSE,
} from "~/domain/admin/automatic-rules";
import { PARTS, RULE_OF_TASK } from "../../workers/api/tasks/cron";
import { RULE_OF_DELIVERY } from "../../workers/api/tasks/deliver";

it.each(["nl", "en"] as const)("every rule that runs by itself is told in %s, once", (language) => {
  const facts = { mode: "held", percent: 5, earlyPercent: 5, payouts: 25 } as const;
  const told = automaticOf(language, facts).map(({ id }) => id);
  expect(told).toEqual([...AUTOMATIC_RULES, "people"]);
  const ofParts = Object.values(PARTS).flatMap((parts) => parts.map(({ rule }) => rule));
  const others = [RULE_OF_TASK, RULE_OF_DELIVERY, RULES_OF_END, RULES_OF_PAUSE].flatMap((rules) =>
    Object.values<AutomaticRule | "people" | LeftOut | readonly (AutomaticRule | "people")[]>(rules).flat(),
  );
  const all = [...new Set([...ofParts, ...others])];
  const run = all.filter((rule) => typeof rule === "string");
  for (const left of all) if (typeof left !== "string") expect(left.because).toMatch(/^[A-Z].+ .+\.$/);
  expect(run.length).toBeGreaterThan(12);
  expect(told).toEqual(expect.arrayContaining(run));
});
