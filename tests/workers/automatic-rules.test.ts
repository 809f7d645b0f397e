import { expect, it } from "vitest";
import { automaticOf } from "~/content/automatic";
import { AUTOMATIC_RULES, type AutomaticRule } from "~/domain/admin/automatic-rules";
import type { DealEndStep } from "~/domain/deals/deal-end";
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

/** A new way in which a deal ends does not compile. Empty: the two, or our team, choose it. */
const RULES_OF_END: Record<DealEndStep, readonly (AutomaticRule | "people")[]> = {
  cancelled: ["cancelling"],
  cancelled_late: ["cancelling"],
  missed_by_helper: ["missed"],
  missed_by_owner: ["missed"],
  revoked: ["withdrawal"],
  held_too_long: ["hold"],
  decided: ["people"],
  team: ["people"],
  taken_down: ["people"],
  withdrawn: [],
  deleted: [],
  agreed: [],
  owner_left: [],
  helper_left: [],
  left_done: [],
};

it.each(["nl", "en"] as const)("every rule that runs by itself is told in %s, once", (language) => {
  const facts = { mode: "held", percent: 5, earlyPercent: 5, payouts: 25 } as const;
  const told = automaticOf(language, facts).map(({ id }) => id);
  expect(told).toEqual([...AUTOMATIC_RULES, "people"]);
  const run = [...new Set([RULES_OF_TASK, RULES_OF_END].flatMap((rules) => Object.values(rules).flat()))];
  expect(told).toEqual(expect.arrayContaining(run));
});
