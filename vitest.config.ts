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

/** Twenty races in a row, or a whole page judged, are no sign of trouble on a machine that is busy with other things. */
const testTimeout = 30_000;

/** Pure code and rendered pages, in Node. */
async function node(): Promise<TestProjectInlineConfiguration> {
  const include = ["tests/{adapters,components,content,domain,live,reference,routes,tooling}/**/*.test.{ts,tsx}"];
  // One process for all of them: a new one for each file takes longer than most files. What a test changes it puts back.
  const setupFiles = ["./tests/workerd-crypto.ts"];
  const test = { name: "node", environment: "node", include, setupFiles, testTimeout, isolate: false };
  return { resolve: { ...resolve, alias: asData }, test };
}

/** The production build, killed amid its work: it needs `react-router build` to be over. */
async function faults(): Promise<TestProjectInlineConfiguration> {
  return { resolve, test: { name: "faults", environment: "node", include: ["tests/faults/**/*.test.ts"] } };
}

/** Stripe's source maps name files that are not in the package: a warning for each of its two hundred modules. */
const withoutItsMaps: Plugin = {
  name: "stripe-without-source-maps",
  async load(id) {
    if (!id.includes("/node_modules/stripe/esm/")) return null;
    return (await readFile(id.replace(/\?.*$/, ""), "utf8")).replace(/^\/\/# sourceMappingURL=.*$/m, "");
  },
};

/** Tests that count all there is: each of these files begins with an empty database, the others share what there is. */
const ALONE = "tests/workers/alone/**/*.test.ts";

/**
 * A second instance: the production build on the data of the Worker under test, which is the gateway in front of it. It needs
 * `react-router build` to be over.
 */
function behindGateway(name: string) {
  const { queueConsumers: _, ...second } = builtWorker();
  // Its sockets are held by the objects of the worker under test, as its rows are in that one's database.
  const durableObjects = { INBOX: { className: "Inbox", scriptName: `vitest-plugin-runner-${name}`, useSQLite: true } };
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

/**
 * What a gateway in front cannot change, so that a second run through it proves nothing. Every call as every role and each form of
 * body, answer and socket is proved there by the other files.
 */
const BEHIND_THE_API = [
  // No call passes: adapters and functions, and settings of their own, with which the instance at hand answers itself.
  "{stripe,provider-contract,images,geo,job-walk,secrets-check,shops-down,transports,alone/foreseen,alone/money-properties,alone/replicas}",
  // Work of the queue and the cron: the instance at hand does it in both runs, the second one has no consumer.
  "{outbox,reminders,job-match,missed-jobs,saved-searches,alone/cron}",
  // Rules of calls that send and answer JSON, of which no header is told: it is handed on unread.
  "{account-deletion,admin-{queue,records,things,users},alone/archive,alone/best-reviews,bids,blocks,chats,comments,decisions,desk}",
  "{disputes,job-actions,job-page-facts,notifications,one-signal,reply-time,reports,todo,wallet}",
  // They move the clock, which the instance behind has of its own.
  "alone/deal-properties",
  // What SQL decides of many calls at once or counts over many rows. That each call goes through once is for bid-races.
  "{money-races,payment-races,job-statistics,alone/job-list,alone/user-list}",
].map((names) => `tests/workers/${names}.test.ts`);

/** The Worker with its database, queue and pictures, in workerd. */
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
          // Plays a copy that lags behind (tests/workers/lagging-db.ts).
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
      // One Worker for all of them: starting it takes longer than most files.
      isolate: false,
      // The same modules in each of the four runs: what Vite made of them for one serves the next.
      fsModuleCache: true,
      fsModuleCachePath: modules,
      // In order: a table that is asked for while the database is emptied keeps its rows.
      sequence: { setupFiles: "list" },
      testTimeout,
    },
  };
}

/** Every story as a test with axe, in Chromium. */
async function stories(): Promise<TestProjectInlineConfiguration> {
  const provider = playwright({ launchOptions: headlessShell });
  return {
    resolve,
    plugins: [storybookTest({ configDir: path.join(import.meta.dirname, ".storybook") })],
    test: {
      name: "stories",
      // The same page for all files: each would load the whole site anew. Storybook empties it between stories.
      isolate: false,
      // A page for each core. Vitest wants projects of unlike breadth to have a turn each.
      maxWorkers: 2,
      sequence: { groupOrder: 1 },
      browser: { enabled: true, headless: true, instances: [{ browser: "chromium" }], provider },
    },
  };
}

const projects = {
  node,
  faults,
  workers: () => worker("workers", {}),
  "workers-alone": () => worker("workers-alone", { alone: true }),
  proxied: () => worker("proxied", { proxied: true }),
  "proxied-alone": () => worker("proxied-alone", { alone: true, proxied: true }),
  stories,
};
// A project that is set up but not run keeps the process from ending, so `--project` decides here already.
const asked = Object.entries(projects).filter(([name]) => process.argv.includes(name));
// Nothing is asked for by a tool that reads what belongs to tests: it may come before there is a build.
const isBuilt = existsSync(path.join(import.meta.dirname, "build/server/wrangler.json"));
const every = Object.entries(projects).filter(([name]) => isBuilt || !name.startsWith("proxied"));
const wanted = (asked.length > 0 ? asked : every).map(([, project]) => project);

export default defineConfig({
  test: { projects: await Promise.all(wanted.map((project) => project())), passWithNoTests: true },
});
