import { rmSync } from "node:fs";
import path from "node:path";
import { root } from "../local/settings.mjs";

/**
 * One command of the quality gate.
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} command
 * @property {Stage[]} [needs] what must be over before
 * @property {() => Promise<Record<string, string>>} [env]
 * @property {string} [report] the JSON file a test run leaves behind
 */

/**
 * The types of the routes, which types and lint both read.
 * @type {Stage}
 */
const typegen = { name: "typegen", command: ["react-router", "typegen"] };

/** @type {Stage} */
const types = {
  name: "types",
  command: ["sh", "-c", "for part in cloudflare node service-worker; do tsc -p tsconfig.$part.json || exit 1; done"],
  needs: [typegen],
};

/** @type {Stage} */
const lint = { name: "lint", command: ["oxlint", "--type-aware", "--deny-warnings"], needs: [typegen] };

/** @type {Stage} */
const format = { name: "format", command: ["biome", "check", "--error-on-warnings", "."] };

/** @type {Stage} */
const deadCode = { name: "dead-code", command: ["knip", "--no-progress"] };

/**
 * What needs no running code; `npm run check` is these.
 * @type {Stage[][]}
 */
export const checks = [
  [types, format],
  [lint, deadCode],
];

/**
 * The production build that stands behind the gateway, and that the faults and the journeys run against.
 * @type {Stage}
 */
const build = { name: "build", command: ["react-router", "build"] };

/**
 * All there is, in two lanes that take about as long. In the first is whatever reads the types of the routes, which each run of the
 * Worker writes anew when it starts. The journeys come last in the other: they use whatever the first leaves of both cores.
 * @param {() => Promise<string>} findChromium path of the browser, which may have to be installed first
 * @returns {Stage[][]}
 */
export function everything(findChromium) {
  const reports = path.join(root, "test-results", "reports");
  rmSync(reports, { recursive: true, force: true });
  const reportOf = (/** @type {string} */ name) => path.join(reports, `${name}.json`);
  /** @type {Promise<string> | undefined} */
  let found;
  const browser = async () => {
    found ??= findChromium();
    return { ...TESTING, CHROMIUM_PATH: await found };
  };
  const workers = ["workers", "workers-alone"].map((name) => vitest(name, reportOf));
  const proxied = ["proxied", "proxied-alone"].map((name) => ({ ...vitest(name, reportOf), needs: [build] }));
  const faults = { ...vitest("faults", reportOf), needs: [build] };
  const stories = { ...vitest("stories", reportOf), env: browser };
  return [
    [types, lint, format, deadCode, ...workers, ...proxied, faults],
    [build, vitest("node", reportOf), stories, playwright(reportOf("journeys"), browser)],
  ];
}

const TESTING = { CI: "true", SKIP_BUILD: "1" };

/**
 * @param {string} name
 * @param {(name: string) => string} reportOf
 * @returns {Stage}
 */
function vitest(name, reportOf) {
  const report = reportOf(name);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  return { name, command: ["vitest", "run", "--project", name, ...reporters], env: async () => TESTING, report };
}

/**
 * @param {string} report
 * @param {() => Promise<typeof TESTING & { CHROMIUM_PATH: string }>} browser
 * @returns {Stage}
 */
function playwright(report, browser) {
  return {
    name: "journeys",
    command: ["playwright", "test", "--pass-with-no-tests", "--reporter=line,json"],
    needs: [build],
    env: async () => ({ ...(await browser()), PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    report,
  };
}
