import { expect, it } from "vitest";
import { flakyIn } from "../../scripts/quality/flaky.mjs";

it("names what passed at the second try", () => {
  const assertionResults = [
    { fullName: "the desk opens", status: "passed", failureMessages: ["AssertionError: closed"] },
    { fullName: "the desk closes", status: "passed", failureMessages: [] },
    { fullName: "the desk stays", status: "failed", failureMessages: ["AssertionError: gone"] },
  ];
  expect(flakyIn({ testResults: [{ assertionResults }] })).toEqual(["the desk opens"]);
});

it("names journeys with their file and group", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const group = { title: "with a mouse", specs: [spec("scrolls", "flaky"), spec("clicks", "expected")] };
  const suites = [{ title: "desk.spec.ts", specs: [spec("opens", "unexpected")], suites: [group] }];
  expect(flakyIn({ stats: {}, suites })).toEqual(["desk.spec.ts with a mouse scrolls"]);
});

it("names nothing of a run that left no report", () => {
  expect(flakyIn(undefined)).toEqual([]);
});
