import { rmSync } from "node:fs";
import path from "node:path";
import { root } from "../local/settings.mjs";

/**
 * One command of the quality gate.
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} command
 * @property {Record<string, string>} [env]
 * @property {string} [report] the JSON file a test run leaves behind
 */

/**
 * The types of the routes, which types and lint both read.
 * @type {Stage}
 */
export const typegen = { name: "typegen", command: ["react-router", "typegen"] };

/**
 * What needs no running code; `npm run check` is these.
 * @type {Stage[]}
 */
export const checks = [
  {
    name: "types",
    command: ["sh", "-c", "tsc -p tsconfig.cloudflare.json && tsc -p tsconfig.node.json"],
  },
  { name: "lint", command: ["oxlint", "--type-aware", "--deny-warnings"] },
  { name: "format", command: ["biome", "check", "--error-on-warnings", "."] },
  { name: "dead code", command: ["knip", "--no-progress"] },
];

/**
 * The production build that stands behind the gateway, and that the faults and the journeys run against.
 * @type {Stage}
 */
export const build = { name: "build", command: ["react-router", "build"] };

/**
 * The test runs. Those of the Worker go one after the other: each writes the types of the routes anew when it starts.
 * @param {string} chromium path of the browser
 */
export function testRuns(chromium) {
  const reports = path.join(root, "test-results", "reports");
  rmSync(reports, { recursive: true, force: true });
  const env = { CHROMIUM_PATH: chromium, CI: "true", SKIP_BUILD: "1" };
  const unit = (/** @type {string} */ name) => vitest(name, path.join(reports, `${name}.json`), env);
  return {
    units: ["node", "stories"].map(unit),
    workers: ["workers", "workers-alone", "proxied", "proxied-alone"].map(unit),
    faults: unit("faults"),
    journeys: playwright(path.join(reports, "journeys.json"), env),
  };
}

/**
 * @param {string} name
 * @param {string} report
 * @param {Record<string, string>} env
 * @returns {Stage}
 */
function vitest(name, report, env) {
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  return {
    name,
    command: ["vitest", "run", "--project", name, ...reporters],
    env,
    report,
  };
}

/**
 * @param {string} report
 * @param {Record<string, string>} env
 * @returns {Stage}
 */
function playwright(report, env) {
  return {
    name: "journeys",
    command: ["playwright", "test", "--pass-with-no-tests", "--reporter=line,json"],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
  };
}
