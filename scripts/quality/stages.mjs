import path from "node:path";
import { root } from "../local/settings.mjs";

/**
 * One command of the quality gate.
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} command
 * @property {Stage[]} [needs] what must be over before, and is run for it
 * @property {Stage[]} [after] what must be over before where that is run as well
 * @property {number} [cores] how many it keeps busy; one unless told otherwise
 * @property {() => Promise<Record<string, string>>} [env]
 * @property {string} [report] the JSON file a test run leaves behind
 */

/**
 * The types of the routes, which lint reads.
 * @type {Stage}
 */
const typegen = { name: "typegen", command: ["react-router", "typegen"] };

/**
 * Types as well: rules that know them are given the compiler's own program, and what it has against a file comes of the same look.
 * @type {Stage}
 */
export const lint = {
  name: "lint",
  command: ["oxlint", "--type-aware", "--type-check", "--deny-warnings"],
  // The compiler is a Go program that is soon over: collecting its garbage four times as seldom saves it a quarter of its time.
  env: async () => ({ GOGC: "400" }),
  needs: [typegen],
};

/** @type {Stage} */
const format = { name: "format", command: ["biome", "check", "--error-on-warnings", "."] };

/** @type {Stage} */
const deadCode = { name: "dead-code", command: ["knip", "--no-progress"] };

/**
 * The stages of `npm run check`: they run no code.
 * @type {Stage[]}
 */
export const checks = [lint, deadCode, format];

/**
 * The production build that stands behind the gateway, and that the faults and the journeys run against.
 * @type {Stage}
 */
const build = { name: "build", command: ["react-router", "build"] };

/**
 * All there is, the longest first, and last what fills both cores: what `npm test` runs, and what repeats it for `npm run test:all`.
 * Each run of the Worker writes the types of the routes anew when it starts, so it waits for whatever reads them, and for the run before.
 * @param {() => Promise<Record<string, string>>} findBrowsers names where they are; they may have to be installed first
 * @returns {{ usual: Stage[], repeated: Stage[] }}
 */
export function everything(findBrowsers) {
  /** @type {Promise<Record<string, string>> | undefined} */
  let found;
  const browsers = async () => {
    found ??= findBrowsers();
    return { ...TESTING, ...(await found) };
  };
  const workers = { ...vitest("workers"), after: [lint] };
  const alone = { ...vitest("workers-alone"), after: [lint, workers] };
  const proxied = { ...vitest("proxied"), needs: [build], after: [lint, alone] };
  const proxiedAlone = { ...vitest("proxied-alone"), needs: [build], after: [lint, proxied] };
  const single = [lint, build, workers, alone, vitest("node"), deadCode, format];
  const stories = { ...vitest("stories"), env: browsers, cores: 2 };
  return {
    usual: [...single, stories, playwright("journeys", ["chromium", "nojs"], browsers)],
    repeated: [
      proxied,
      proxiedAlone,
      { ...vitest("faults"), needs: [build] },
      playwright("every-page", ["every-page"], browsers),
    ],
  };
}

const results = path.join(root, "test-results");
const reports = path.join(results, "reports");

/** Modules that Vite transformed, shared by the runs of the Worker. */
export const modules = path.join(results, "modules");

/** Deleted before a run. */
export const leftovers = [reports, modules];
const reportOf = (/** @type {string} */ name) => path.join(reports, `${name}.json`);

/**
 * `npm test` retries a failed test once and reports it as flaky if it then passes. It does not block an unrelated change. `vitest` and
 * `playwright` by themselves do not retry.
 */
const RETRIES = 1;

const TESTING = { CI: "true", SKIP_BUILD: "1" };

/**
 * @param {string} name
 * @returns {Stage}
 */
function vitest(name) {
  const report = reportOf(name);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const command = ["vitest", "run", "--project", name, `--retry=${RETRIES}`, ...reporters];
  return { name, command, env: async () => TESTING, report };
}

/**
 * @param {string} name
 * @param {string[]} projects of playwright.config.ts
 * @param {() => Promise<Record<string, string>>} browsers
 * @returns {Stage}
 */
function playwright(name, projects, browsers) {
  const report = reportOf(name);
  const options = ["--pass-with-no-tests", `--retries=${RETRIES}`, "--reporter=line,json"];
  return {
    name,
    command: ["playwright", "test", ...projects.map((project) => `--project=${project}`), ...options],
    needs: [build],
    cores: 2,
    env: async () => ({ ...(await browsers()), PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    report,
  };
}
