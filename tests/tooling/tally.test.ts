import { expect, it } from "vitest";
import { checkTally, countReport, runTally, sentence, sum } from "../../scripts/quality/tally.mjs";

const counted = { passed: 7, failed: 0, skipped: 1, tests: 7, flaky: 0 };

it("counts a check as one, and not as a test", () => {
  expect(checkTally(0)).toEqual({ passed: 1, failed: 0, skipped: 0, tests: 0, flaky: 0 });
  expect(checkTally(2)).toEqual({ passed: 0, failed: 1, skipped: 0, tests: 0, flaky: 0 });
});

it("counts a run that broke off without a report as one failure", () => {
  expect(runTally(1, "/nowhere.json")).toEqual({ passed: 0, failed: 1, skipped: 0, tests: 0, flaky: 0 });
  expect(runTally(0, "/nowhere.json")).toEqual({ passed: 0, failed: 0, skipped: 0, tests: 0, flaky: 0 });
});

it("counts a test file that cannot be loaded as one failure", () => {
  const testResults = [
    { status: "failed", assertionResults: [] },
    { status: "failed", assertionResults: [{}] },
  ];
  const numbers = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 };
  expect(countReport({ ...numbers, testResults })).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

it("counts a journey that passed at the second try as passed", () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 };
  expect(countReport({ stats })).toEqual({ passed: 4, failed: 1, skipped: 0 });
});

it("says the sum in one line", () => {
  expect(sentence(sum([counted, { passed: 1, failed: 2, skipped: 0, tests: 3, flaky: 0 }]))).toBe(
    "8 passed, 2 failed, 1 skipped",
  );
  expect(sentence({ passed: 3, failed: 0, skipped: 0 })).toBe("3 passed, 0 failed");
});
