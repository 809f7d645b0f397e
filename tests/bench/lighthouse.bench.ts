// Runs Lighthouse for a first visit on a phone: default throttling, the median of `ROUNDS`. `KINDS=home,list` selects pages.
import { execFile, execFileSync } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { chromium } from "../chromium.ts";
import { compressingProxy } from "./compressing-proxy.ts";
import { pagesOf } from "./page-kinds.ts";
import { seededSite } from "./seeded-site.ts";

/** Not a dependency: only this bench needs it, and it is larger than all the others together. */
const LIGHTHOUSE = "lighthouse@12.8.2";
/** Milliseconds of the round trip that Lighthouse simulates. */
const ROUND_TRIP = 150;
const GOALS = { score: 98, lcp: 1200, blocking: 150, cls: 0 };
type Figures = typeof GOALS;

const root = path.resolve(import.meta.dirname, "../..");
const PORT = Number(process.env.PORT ?? 5364);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const asked = process.env.KINDS?.split(",");
const run = promisify(execFile);

/** Lighthouse sometimes finds no navigation in its own trace (NO_NAVSTART) and asks for another run. */
async function reportOf(args: string[], triesLeft = 2): Promise<string> {
  const env = { ...process.env, CHROME_PATH: chromium.executablePath };
  try {
    return (await run("npx", ["--yes", LIGHTHOUSE, ...args], { env, maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch (error) {
    const { stderr = "" } = error as { stderr?: string };
    if (triesLeft === 0 || !stderr.includes("NO_NAVSTART")) throw new Error(stderr || String(error).slice(0, 500));
    return reportOf(args, triesLeft - 1);
  }
}

async function judged(address: string): Promise<Figures> {
  const flags = `--headless=new ${chromium.args.join(" ")}`;
  const options = ["--quiet", "--output=json", "--only-categories=performance", `--chrome-flags=${flags}`];
  const stdout = await reportOf([address, ...options]);
  const { categories, audits } = JSON.parse(stdout) as {
    categories: { performance: { score: number } };
    audits: Record<string, { numericValue: number }>;
  };
  const of = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: categories.performance.score * 100,
    lcp: of("largest-contentful-paint"),
    blocking: of("total-blocking-time"),
    cls: of("cumulative-layout-shift"),
  };
}

const names = Object.keys(GOALS) as (keyof Figures)[];
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function cell(name: keyof Figures, rounds: readonly Figures[]): string {
  const value = Number(middle(rounds.map((round) => round[name])).toFixed(name === "cls" ? 3 : 0));
  const isMissed = name === "score" ? value < GOALS[name] : value > GOALS[name];
  return `${value}${isMissed ? ` (${GOALS[name]})` : ""}`.padStart(14);
}

if (!process.env.SKIP_BUILD) {
  const build = [path.join(root, "node_modules/.bin/react-router"), "build"];
  execFileSync(process.execPath, build, { cwd: root, stdio: "ignore" });
}
const site = await seededSite(path.join(root, "build/server"), PORT, ROUND_TRIP);
const proxy = await compressingProxy(site.origin, PORT + 1);
try {
  console.log(`Lighthouse on a phone, median of ${ROUNDS}; beside a missed goal the goal`);
  console.log(" ".repeat(9) + names.map((name) => name.padStart(14)).join(""));
  for (const page of await pagesOf(site.origin)) {
    if (asked && !asked.includes(page.name)) continue;
    const rounds: Figures[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await judged(`http://127.0.0.1:${PORT + 1}${page.path}`));
    console.log(page.name.padEnd(9) + names.map((name) => cell(name, rounds)).join(""));
  }
} finally {
  proxy.closeAllConnections();
  proxy.close();
  site.stop();
}
