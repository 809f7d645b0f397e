import { expect, it } from "vitest";
import { automaticOf } from "~/content/automatic";
import { AUTOMATIC_RULES, type AutomaticRule } from "~/domain/automatic-rules";
import type { Task } from "../../workers/api/tasks/cron";

/** A task without rules does not compile. Archive and index affect no user. */
const RULES_OF_TASK: Record<Task | "delivery", readonly AutomaticRule[]> = {
  expiry: ["expiry", "unpaid"],
  release: ["release", "hold", "disputes", "missed"],
  reviews: ["reviews"],
  cleanup: ["cleanup", "away"],
  payouts: ["payouts"],
  delivery: ["new_jobs", "saved_searches", "track_record"],
  archive: [],
  index: [],
  tax_keys: [],
};

it.each(["nl", "en"] as const)("every rule that runs by itself is told in %s, once", (language) => {
  const facts = { mode: "held", percent: 5, earlyPercent: 5, payouts: 25 } as const;
  const told = automaticOf(language, facts).map(({ id }) => id);
  expect(told).toEqual([...AUTOMATIC_RULES, "people"]);
  const run = [...new Set(Object.values(RULES_OF_TASK).flat())];
  expect(told).toEqual(expect.arrayContaining(run));
});
