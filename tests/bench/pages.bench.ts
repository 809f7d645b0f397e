// What a page costs the processor, beside the same from the tools as they come: ratios of one run, in alternating rounds.
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeBareSite } from "./bare-site.ts";
import { compareLivePages } from "./live-pages.ts";
import { measuredServer, type Server } from "./measured-server.ts";
import { seededSite } from "./seeded-site.ts";

const root = path.resolve(import.meta.dirname, "../..");
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const REQUESTS = Number(process.env.REQUESTS ?? 1000);
const build = (cwd: string) =>
  execFileSync(process.execPath, [path.join(root, "node_modules/.bin/react-router"), "build"], {
    cwd,
    stdio: "ignore",
  });

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Ours against theirs, in turn, so that whatever else the machine does falls on both. */
async function ratio(ours: () => Promise<number>, theirs: () => Promise<number>) {
  await ours();
  await theirs();
  const pairs: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round++) pairs.push([await ours(), await theirs()]);
  const [own, other] = [median(pairs.map(([a]) => a)), median(pairs.map(([, b]) => b))];
  return { own, other, ratio: own / other };
}

async function ourRoutes(): Promise<number> {
  const written = execFileSync(
    process.execPath,
    [path.join(root, "node_modules/.bin/react-router"), "routes", "--json"],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  return written.split('"file"').length - 1;
}

async function compare(ours: Server, bare: Server) {
  const cached = await ratio(
    () => ours.costOf("/browse-tasks", REQUESTS * 3),
    () => bare.costOf("/cached", REQUESTS * 3),
  );
  const list = await ratio(
    // A query no page reads: made afresh every time.
    () => ours.costOf("/browse-tasks?fresh=1", REQUESTS),
    () => bare.costOf("/", REQUESTS),
  );
  const home = await ours.costOf("/?fresh=1", REQUESTS);
  const api = await ours.costOf("/api/job/list/", REQUESTS);
  console.log(`processor seconds per 1,000 requests, median of ${ROUNDS} rounds`);
  console.log(
    `list page, made afresh   ${list.own.toFixed(2)}   bare React Router and D1  ${list.other.toFixed(2)}   ratio ${list.ratio.toFixed(2)} (at most 0.60)`,
  );
  console.log(
    `list page, kept          ${cached.own.toFixed(2)}   bare Cache API hit        ${cached.other.toFixed(2)}   ratio ${cached.ratio.toFixed(2)} (at most 1.50)`,
  );
  console.log(`home page, made afresh   ${home.toFixed(2)}`);
  console.log(`the list of the API      ${api.toFixed(2)}`);
}

const folder = path.join(root, "node_modules/.bench/bare");
const routes = await ourRoutes();
await writeBareSite(folder, routes);
build(folder);
if (!process.env.SKIP_BUILD) build(root);
const ours = await seededSite(path.join(root, "build/server"), 5360);
const bareState = await mkdtemp(path.join(tmpdir(), "buurklusser-bench-"));
const bare = await measuredServer(path.join(folder, "build/server"), 5361, bareState);
try {
  console.log(`${routes} routes`);
  await compare(ours, bare);
  await compareLivePages(ours, ratio);
} finally {
  ours.stop();
  bare.stop();
  await rm(bareState, { recursive: true, force: true });
}
