// What a first visit on a slow phone sees and when, and what it loads. Over the budget (tests/budgets.ts) it fails. `KINDS=home,list` for some.
import { execFileSync } from "node:child_process";
import path from "node:path";
import { type Browser, chromium as browsers } from "@playwright/test";
import { VITALS, type Vitals, WEIGHED, type Weight } from "../budgets.ts";
import { chromium } from "../chromium.ts";
import { compressingProxy } from "./compressing-proxy.ts";
import { heads, Judge, type Page, pagesOf } from "./page-kinds.ts";
import { seededSite } from "./seeded-site.ts";
import { CONNECTING, onSlowPhone, PHONE, type Visit } from "./visit.ts";

const root = path.resolve(import.meta.dirname, "../..");
const PORT = Number(process.env.PORT ?? 5364);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const asked = process.env.KINDS?.split(",");

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Of each figure the one in the middle. */
function middle<T extends object>(rounds: readonly T[], like: T): T {
  const figures = (Object.keys(like) as (keyof T)[]).map((name) => [
    name,
    median(rounds.map((one) => Number(one[name]))),
  ]);
  return Object.fromEntries(figures) as T;
}

const judge = new Judge();

async function measure(browser: Browser, { name, path: address, most }: Page): Promise<void> {
  const rounds: Visit[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(await onSlowPhone(browser, `http://127.0.0.1:${PORT + 1}${address}`));
  }
  const vitals = middle<Vitals>(
    rounds.map((round) => round.vitals),
    VITALS,
  );
  const weight = middle<Weight>(
    rounds.map((round) => round.weight),
    most,
  );
  const seen = (Object.keys(VITALS) as (keyof Vitals)[]).map((vital) =>
    judge.cell(vitals[vital], VITALS[vital], vital === "cls" ? 3 : 0),
  );
  console.log(`${name.padEnd(9)}${seen.join("")}${judge.weight(weight, most)}   ${rounds[0]?.largest}`);
}

if (!process.env.SKIP_BUILD) {
  const build = [path.join(root, "node_modules/.bin/react-router"), "build"];
  execFileSync(process.execPath, build, { cwd: root, stdio: "ignore" });
}
const site = await seededSite(path.join(root, "build/server"), PORT, PHONE.latency);
const proxy = await compressingProxy(site.origin, PORT + 1, CONNECTING);
const browser = await browsers.launch(chromium);
try {
  console.log(
    `a first visit on a slow phone (processor by 4, slow 4G), median of ${ROUNDS}: ms and KB; over its budget: >most`,
  );
  console.log(heads([...Object.keys(VITALS), ...WEIGHED]));
  for (const page of await pagesOf(site.origin)) if (!asked || asked.includes(page.name)) await measure(browser, page);
} finally {
  await browser.close();
  proxy.closeAllConnections();
  proxy.close();
  site.stop();
}
process.exitCode = judge.over > 0 ? 1 : 0;
