/**
 * @typedef {{ title: string, suites?: Suite[], specs: { title: string, tests: { status: string }[] }[] }} Suite
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} Result
 */

/**
 * @param {any} report JSON of vitest or Playwright, or undefined
 * @returns {string[]}
 */
export function flakyIn(report) {
  if (!report) return [];
  return report.stats ? report.suites.flatMap(flakySpecs) : flakyResults(report);
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function flakySpecs({ title, suites = [], specs }) {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  const names = [...flaky.map((spec) => spec.title), ...suites.flatMap(flakySpecs)];
  return names.map((name) => `${title} ${name}`);
}

/**
 * Vitest keeps the failure messages of a test that passed on retry.
 * @param {{ testResults: { assertionResults: Result[] }[] }} report
 */
function flakyResults({ testResults }) {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const flaky = results.filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0);
  return flaky.map(({ fullName }) => fullName);
}
