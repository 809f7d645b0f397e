import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { asData } from "./.storybook/matrix/as-data.ts";
import { siteEntries } from "./scripts/browser-entries.ts";
import { builtWorker } from "./scripts/local/built-worker.mjs";
import { modules } from "./scripts/quality/stages.mjs";
import { headlessShell } from "./tests/chromium.ts";
import { payoutDay } from "./tests/payout-day.ts";

const resolve = { tsconfigPaths: true };

/** On a busy machine, twenty races in a row or a whole page with axe take long. */
const testTimeout = 30_000;

async function node(): Promise<TestProjectInlineConfiguration> {
  const include = ["tests/{adapters,components,content,domain,live,reference,routes,tooling}/**/*.test.{ts,tsx}"];
  // One process for all files: starting one takes longer than most files. Tests undo what they change.
  const setupFiles = ["./tests/workerd-crypto.ts"];
  const test = { name: "node", environment: "node", include, setupFiles, testTimeout, isolate: false };
  return { resolve: { ...resolve, alias: asData }, test };
}

/** Judges what the suites of the Worker saw: it reads their reports. */
async function declared(): Promise<TestProjectInlineConfiguration> {
  const test = { name: "declared", environment: "node", include: ["tests/declared/**/*.test.ts"] };
  return { resolve, test };
}

/** The production build, killed during its work. Run `react-router build` first. */
async function faults(): Promise<TestProjectInlineConfiguration> {
  return { resolve, test: { name: "faults", environment: "node", include: ["tests/faults/**/*.test.ts"] } };
}

/** Clients generated from the OpenAPI document. Installs the generators. */
async function generators(): Promise<TestProjectInlineConfiguration> {
  return { resolve, test: { name: "generators", environment: "node", include: ["tests/generators/**/*.test.ts"] } };
}

/** Stripe's source maps name files that are not in the package: a warning for each of its 200 modules. */
const withoutItsMaps: Plugin = {
  name: "stripe-without-source-maps",
  async load(id) {
    if (!id.includes("/node_modules/stripe/esm/")) return null;
    return (await readFile(id.replace(/\?.*$/, ""), "utf8")).replace(/^\/\/# sourceMappingURL=.*$/m, "");
  },
};

/** Tests that count all rows: each of these files starts with an empty database, the others share one. */
const ALONE = "tests/workers/alone/**/*.test.ts";

/** The production build as a second instance on the data of the Worker under test, which is its gateway. Run `react-router build` first. */
function behindGateway(name: string) {
  const { queueConsumers: _, ...second } = builtWorker();
  // The Worker under test holds the sockets, the rows and the drafts.
  const ofGateway = (className: string) => ({ className, scriptName: `vitest-plugin-runner-${name}`, useSQLite: true });
  const durableObjects = { INBOX: ofGateway("Inbox"), DRAFTS: ofGateway("DraftBox") };
  const bindings = {
    ...second.bindings,
    ENVIRONMENT: "test",
    PAYOUT_DAY: payoutDay,
    PUBLIC_ORIGIN: "https://buurklusser.test",
  };
  return {
    vars: { API_ORIGIN: "http://upstream.test" },
    instance: { outboundService: "second", workers: [{ ...second, name: "second", bindings, durableObjects }] },
  };
}

/** Tests that a gateway in front cannot change. Other files prove every call as every role, and each form of body, answer and socket. */
const BEHIND_THE_API = [
  // No call passes the gateway: adapters, functions, and instances with settings of their own.
  "{stripe,provider-contract,images,geo,job-walk,secrets-check,shops-down,transports,alone/foreseen,alone/status-page,alone/money-properties,alone/replicas}",
  // Work of the queue and the cron: the instance under test does it in both runs, because the second has no consumer.
  "{outbox,missed-jobs,alone/cron}",
  // It moves the clock; the instance behind has its own.
  "alone/clock-change",
  // SQL decides these over many calls or rows. bid-races proves that each call passes once.
  "{money-races,payment-races,job-statistics,alone/job-list,alone/user-list}",
].map((names) => `tests/workers/${names}.test.ts`);

async function worker(name: string, { alone = false, proxied = false }): Promise<TestProjectInlineConfiguration> {
  const migrations = await readD1Migrations(path.join(import.meta.dirname, "migrations"));
  const { vars = {}, instance = {} } = proxied ? behindGateway(name) : {};
  return {
    resolve,
    plugins: [
      withoutItsMaps,
      reactRouter(),
      siteEntries(),
      cloudflareTest({
        main: "./workers/app.ts",
        wrangler: { configPath: "./wrangler.toml" },
        miniflare: {
          bindings: { ENVIRONMENT: "test", PAYOUT_DAY: payoutDay, TEST_MIGRATIONS: migrations, ...vars },
          // A replica that lags behind (tests/workers/lagging-db.ts).
          d1Databases: { COPY: "copy" },
          ...instance,
        },
      }),
    ],
    test: {
      name,
      include: [alone ? ALONE : "tests/workers/**/*.test.{ts,tsx}"],
      exclude: [...(alone ? [] : [ALONE]), ...(proxied ? BEHIND_THE_API : [])],
      setupFiles: [...(alone ? ["./tests/workers/alone/setup.ts"] : []), "./tests/workers/setup.ts"],
      // One Worker for all files: starting one takes longer than most files.
      isolate: false,
      // The four runs share the modules that Vite transformed.
      fsModuleCache: true,
      fsModuleCachePath: modules,
      // In order: a table that is queried while the database is emptied keeps its rows.
      sequence: { setupFiles: "list" },
      testTimeout,
    },
  };
}

async function stories(): Promise<TestProjectInlineConfiguration> {
  const provider = playwright({ launchOptions: headlessShell });
  return {
    resolve,
    plugins: [storybookTest({ configDir: path.join(import.meta.dirname, ".storybook") })],
    test: {
      name: "stories",
      // One page for all files: a new page would load the whole site again. Storybook empties it between stories.
      isolate: false,
      // A page per core. Vitest runs projects with different numbers of workers in separate groups.
      maxWorkers: 2,
      sequence: { groupOrder: 1 },
      browser: { enabled: true, headless: true, instances: [{ browser: "chromium" }], provider },
    },
  };
}

const projects = {
  node,
  declared,
  faults,
  generators,
  workers: () => worker("workers", {}),
  "workers-alone": () => worker("workers-alone", { alone: true }),
  proxied: () => worker("proxied", { proxied: true }),
  "proxied-alone": () => worker("proxied-alone", { alone: true, proxied: true }),
  stories,
};
// A project that is configured but does not run keeps the process alive, so `--project` decides here.
const asked = Object.entries(projects).filter(([name]) => process.argv.includes(name));
// Tools that only read the configuration may run before there is a build.
const isBuilt = existsSync(path.join(import.meta.dirname, "build/server/wrangler.json"));
const every = Object.entries(projects).filter(
  ([name]) => name !== "declared" && (isBuilt || !name.startsWith("proxied")),
);
const wanted = (asked.length > 0 ? asked : every).map(([, project]) => project);

export default defineConfig({
  test: { projects: await Promise.all(wanted.map((project) => project())), passWithNoTests: true },
});
