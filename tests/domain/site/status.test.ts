import { expect, it } from "vitest";
import { HEALTH_CHECKS, partStates, siteState } from "~/domain/site/status";

const states = (checks: Record<string, string>) => partStates({ checks, stopped: [] });

it.each(HEALTH_CHECKS)("no visitor reads that all is well while %s fails", (check) => {
  expect(siteState(states({ [check]: "ok" }))).toBe("works");
  expect(["fails", "late"]).toContain(siteState(states({ [check]: "failing" })));
});

it("a failing check of another API that this one does not know is not called well", () => {
  expect(siteState(states({ database: "ok", quota: "failing" }))).toBe("unknown");
});

it("a failure counts for more than a delay", () => {
  const [payments] = states({ ledger: "failing", tasks: "failing" }).filter(({ part }) => part === "payments");
  expect(payments?.state).toBe("fails");
});
