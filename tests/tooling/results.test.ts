import { expect, it } from "vitest";
import { ofPlaywright, ofVitest, resultsOf, sentence, sum } from "../../scripts/quality/results.mjs";

it("counts a check as one, and not as a test", () => {
  expect(resultsOf(0, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0, tests: 0, flaky: [] });
  expect(resultsOf(2, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0, tests: 0, flaky: [] });
});

it("counts a run without a report as a failure if it failed", () => {
  expect(resultsOf(1, "/nowhere.json")).toEqual({ passed: 0, failed: 1, skipped: 0, tests: 0, flaky: [] });
  expect(resultsOf(0, "/nowhere.json").failed).toBe(0);
});

it("reads vitest: a file that does not load is a failure, and a test that passed on retry is flaky", () => {
  const assertionResults = [
    { fullName: "the admin area opens", status: "passed", failureMessages: ["AssertionError: closed"] },
    { fullName: "the admin area closes", status: "passed", failureMessages: [] },
    { fullName: "the admin area stays", status: "failed", failureMessages: ["AssertionError: gone"] },
  ];
  const testResults = [
    { status: "failed", assertionResults: [] },
    { status: "failed", assertionResults },
  ];
  const numbers = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 };
  const flaky = ["the admin area opens"];
  expect(ofVitest({ ...numbers, testResults })).toEqual({ passed: 2, failed: 2, skipped: 2, flaky });
});

it("reads Playwright: a flaky journey passed, and has the name of its file and group", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const group = { title: "with a mouse", specs: [spec("scrolls", "flaky"), spec("clicks", "expected")] };
  const suites = [{ title: "admin.spec.ts", specs: [spec("opens", "unexpected")], suites: [group] }];
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
  const flaky = ["admin.spec.ts with a mouse scrolls"];
  expect(ofPlaywright({ stats, suites })).toEqual({ passed: 2, failed: 1, skipped: 0, flaky });
});

it("adds up", () => {
  const one = { passed: 7, failed: 0, skipped: 1, tests: 7, flaky: ["x"] };
  const all = sum([one, { passed: 1, failed: 2, skipped: 0, tests: 3, flaky: [] }]);
  expect(all).toEqual({ passed: 8, failed: 2, skipped: 1, tests: 10, flaky: ["x"] });
  expect(sentence(all)).toBe("8 passed, 2 failed, 1 skipped");
  expect(sentence({ ...all, skipped: 0 })).toBe("8 passed, 2 failed");
});
