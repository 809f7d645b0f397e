import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { shortLived } from "./tests/chromium.ts";
import { payoutDay } from "./tests/payout-day.ts";

const port = Number(process.env.E2E_PORT ?? 5196);
// Playwright empties this folder before it starts the server: every run has a fresh state.
const outputDir = path.join(import.meta.dirname, "test-results", "journeys");
/** Suites of `npm run test:all` only: every page at every width, and a start in an empty folder. */
const REPEATED = "**/{pages,large-text,weight,wrangler}.spec.ts";
/** Installs packages outside the lockfile. */
const GENERATED_CLIENT = "**/generated-client.spec.ts";
/** Also of `npm run test:all` only: the journeys of broken deals in the language that `journeys` leaves out. */
const OTHER_LANGUAGE = "**/other-language.spec.ts";
const OTHER_LANGUAGE_NOJS = "**/other-language.nojs.spec.ts";
const desktop = { ...devices["Desktop Chrome"], launchOptions: shortLived };

export default defineConfig({
  testDir: "tests/e2e",
  outputDir,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine that does other work too is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  // A journey that is about the service worker lets it in: in front of every page it would hide what the server answers.
  use: { baseURL: `http://127.0.0.1:${port}`, locale: "nl-NL", serviceWorkers: "block" },
  projects: [
    { name: "chromium", use: desktop, testIgnore: ["**/*.nojs.spec.ts", REPEATED, OTHER_LANGUAGE, GENERATED_CLIENT] },
    {
      name: "nojs",
      use: { ...desktop, javaScriptEnabled: false },
      testMatch: "**/*.nojs.spec.ts",
      testIgnore: OTHER_LANGUAGE_NOJS,
    },
    { name: "other-language", use: desktop, testMatch: OTHER_LANGUAGE },
    {
      name: "other-language-nojs",
      use: { ...desktop, javaScriptEnabled: false },
      testMatch: OTHER_LANGUAGE_NOJS,
    },
    { name: "every-page", use: desktop, testMatch: REPEATED },
    { name: "generated-client", use: desktop, testMatch: GENERATED_CLIENT },
  ],
  webServer: {
    command: "exec node scripts/serve.mjs",
    env: { PORT: String(port), STATE_DIR: path.join(outputDir, "state"), CRON: "off", PAYOUT_DAY: payoutDay },
    wait: { stdout: /^ready/m },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
