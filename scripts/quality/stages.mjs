import path from "node:path";
import { root } from "../local/settings.mjs";

/**
 * One command of the quality gate.
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} command
 * @property {Stage[]} [needs] stages that must run before
 * @property {Stage[]} [after] stages to wait for if they run too
 * @property {number} [cores] number of busy cores; default 1
 * @property {() => Promise<Record<string, string>>} [env]
 * @property {string} [report] JSON file of a test run
 */

/** @type {Stage} */
const typegen = { name: "typegen", command: ["react-router", "typegen"] };

/** Also reports type errors: rules with types load the compiler's program anyway. @type {Stage} */
export const lint = {
  name: "lint",
  command: ["oxlint", "--type-aware", "--type-check", "--deny-warnings"],
  // Less garbage collection in the compiler (a Go program) saves a quarter of its time.
  env: async () => ({ GOGC: "400" }),
  needs: [typegen],
};

/** @type {Stage} */
const format = { name: "format", command: ["biome", "check", "--error-on-warnings", "."] };

/** @type {Stage} */
const deadCode = { name: "dead-code", command: ["knip", "--no-progress"] };

/** @type {Stage} */
const build = { name: "build", command: ["react-router", "build"] };

/**
 * All stages, longest first, and those for both cores last. `npm test` runs `usual`; `npm run test:all` adds
 * `repeated`. A Worker run regenerates the route types, so it waits for the stages that read them and for the previous
 * Worker run.
 * @param {() => Promise<Record<string, string>>} findBrowsers returns their paths; may install them first
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
  // It reads the reports of both.
  const declared = { ...vitest("declared"), needs: [workers, alone] };
  const single = [lint, build, workers, alone, vitest("node"), deadCode, format, declared];
  const stories = { ...vitest("stories"), env: browsers, cores: 2 };
  return {
    usual: [...single, stories, playwright("journeys", ["chromium", "nojs"], browsers)],
    repeated: [
      proxied,
      proxiedAlone,
      { ...vitest("faults"), needs: [build] },
      vitest("generators"),
      playwright("generated-client", ["generated-client"], browsers),
      playwright("every-page", ["every-page"], browsers),
      playwright("other-language", ["other-language", "other-language-nojs"], browsers),
    ],
  };
}

const results = path.join(root, "test-results");
const reports = path.join(results, "reports");

export const modules = path.join(results, "modules");
export const reportOf = (/** @type {string} */ name) => path.join(reports, `${name}.json`);

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
