import { existsSync, readFileSync } from "node:fs";
import { flakyIn } from "./flaky.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number, tests: number, flaky: number }} Tally tests: those that ran; flaky: passed at the second try */

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/**
 * A check (types, format, …) counts as one.
 * @param {number} code its exit code
 * @returns {Tally}
 */
export function checkTally(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, tests: 0, flaky: 0 };
}

/**
 * @param {string | undefined} file
 * @returns {any}
 */
export function readReport(file) {
  return file && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/**
 * Counts the tests, plus one failure if the run failed without a failing test.
 * @param {number} code its exit code
 * @param {string} file its report
 * @returns {Tally}
 */
export function runTally(code, file) {
  const report = readReport(file);
  const counts = report ? countReport(report) : NOTHING;
  const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  return { ...counts, failed, tests: counts.passed + counts.failed, flaky: flakyIn(report).length };
}

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  const total = { ...NOTHING, tests: 0, flaky: 0 };
  for (const tally of tallies) {
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
    total.tests += tally.tests;
    total.flaky += tally.flaky;
  }
  return total;
}

/** @param {{ passed: number, failed: number, skipped: number }} tally */
export function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** @param {any} report */
export function countReport(report) {
  return report.stats ? countPlaywright(report.stats) : countVitest(report);
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} report
 */
function countVitest(report) {
  // A file that does not load fails without a test.
  const broken = report.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats */
function countPlaywright({ expected, unexpected, flaky, skipped }) {
  return { passed: expected + flaky, failed: unexpected, skipped };
}
