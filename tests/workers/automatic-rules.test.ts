import { expect, it } from "vitest";
import { automaticOf } from "~/content/automatic";
import { AUTOMATIC_RULES, RULES_OF_END } from "~/domain/admin/automatic-rules";
import { PARTS, RULE_OF_TASK } from "../../workers/api/tasks/cron";
import { RULE_OF_DELIVERY } from "../../workers/api/tasks/deliver";

it.each(["nl", "en"] as const)("every rule that runs by itself is told in %s, once", (language) => {
  const facts = { mode: "held", percent: 5, earlyPercent: 5, payouts: 25 } as const;
  const told = automaticOf(language, facts).map(({ id }) => id);
  expect(told).toEqual([...AUTOMATIC_RULES, "people"]);
  const ofParts = Object.values(PARTS).flatMap((parts) => parts.map(({ rule }) => rule));
  const others = [RULE_OF_TASK, RULE_OF_DELIVERY, RULES_OF_END].flatMap((rules) => Object.values(rules).flat());
  const run = [...new Set([...ofParts, ...others])].filter((rule) => rule !== null);
  expect(run.length).toBeGreaterThan(12);
  expect(told).toEqual(expect.arrayContaining(run));
});
