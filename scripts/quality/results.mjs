import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {Counts & { tests: number, flaky: string[] }} Results tests: those that ran; flaky: passed on retry
 * @typedef {{ title: string, suites?: Suite[], specs: { title: string, tests: { status: string }[] }[] }} Suite
 * @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} Stats
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} Assertion
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: Assertion[] }[] }} VitestReport
 */

/**
 * Returns the results of one stage. A check (types, format, …) counts as one, and not as a test. A run that failed
 * without a failing test counts as one failure.
 * @param {number} code its exit code
 * @param {string | undefined} file its JSON report, if it runs tests
 * @returns {Results}
 */
export function resultsOf(code, file) {
  const fault = code === 0 ? 0 : 1;
  if (!file) return { passed: 1 - fault, failed: fault, skipped: 0, tests: 0, flaky: [] };
  if (!existsSync(file)) return { passed: 0, failed: fault, skipped: 0, tests: 0, flaky: [] };
  const report = JSON.parse(readFileSync(file, "utf8"));
  const found = report.stats ? ofPlaywright(report) : ofVitest(report);
  return { ...found, failed: found.failed || fault, tests: found.passed + found.failed };
}

/** @param {{ stats: Stats, suites: Suite[] }} report */
export function ofPlaywright({ stats: { expected, unexpected, flaky, skipped }, suites }) {
  return { passed: expected + flaky, failed: unexpected, skipped, flaky: suites.flatMap(flakyIn) };
}

/** @param {Suite} suite @returns {string[]} */
function flakyIn({ title, suites = [], specs }) {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...flaky.map((spec) => spec.title), ...suites.flatMap(flakyIn)].map((name) => `${title} ${name}`);
}

/** @param {VitestReport} report */
export function ofVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A file that does not load fails without a test.
  const broken = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  // Vitest keeps the failure messages of a test that passed on retry.
  const flaky = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0);
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    flaky: flaky.map(({ fullName }) => fullName),
  };
}

/** @param {Results[]} all @returns {Results} */
export function sum(all) {
  const total = (/** @type {keyof Counts | "tests"} */ key) => all.reduce((count, one) => count + one[key], 0);
  const flaky = all.flatMap((one) => one.flaky);
  return { passed: total("passed"), failed: total("failed"), skipped: total("skipped"), tests: total("tests"), flaky };
}

/** @param {Counts} counts */
export function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
