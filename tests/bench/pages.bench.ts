// Processor time of a page compared with the tools' defaults: ratios within one run, in rounds that measure each once,
// in random order. `LIVE=0` skips live pages and the slow phone.
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeBareSite } from "./bare-site.ts";
import { documentsOnly, livePagesOf, onTheLine } from "./live-pages.ts";
import { measuredServer, type Server } from "./measured-server.ts";
import { inRounds, lineOf, type Pair } from "./paired.ts";
import { seededSite } from "./seeded-site.ts";
import { weighPages } from "./weigh-pages.ts";

const root = path.resolve(import.meta.dirname, "../..");
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const REQUESTS = Number(process.env.REQUESTS ?? 1000);
const PORT = Number(process.env.PORT ?? 5360);
const isWithLive = process.env.LIVE !== "0";
const build = (cwd: string) =>
  execFileSync(process.execPath, [path.join(root, "node_modules/.bin/react-router"), "build"], {
    cwd,
    stdio: "ignore",
  });

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

type Measures = Record<string, () => Promise<number>>;

/** An unknown query disables the page cache. */
const publicPages = (ours: Server, bare: Server): Measures => ({
  "list page, made afresh": () => ours.costOf("/browse-tasks?fresh=1", REQUESTS),
  "home page, made afresh": () => ours.costOf("/?fresh=1", REQUESTS),
  "the list of the API": () => ours.costOf("/api/job/list/", REQUESTS),
  "list page, kept": () => ours.costOf("/browse-tasks", REQUESTS * 3),
  "bare list": () => bare.costOf("/", REQUESTS),
  "bare hit": () => bare.costOf("/cached", REQUESTS * 3),
});
const bareList = { other: "bare list", beside: "bare React Router and D1" };
const PUBLIC: Pair<string>[] = [
  { own: "list page, made afresh", ...bareList, goal: 1 },
  { own: "home page, made afresh", ...bareList },
  { own: "the list of the API", ...bareList, goal: 0.45 },
  { own: "list page, kept", other: "bare hit", beside: "bare Cache API hit", goal: 1.5 },
];

async function compare(measures: Measures, pairs: Pair<string>[]): Promise<void> {
  const rounds = await inRounds(measures, ROUNDS);
  console.log(
    `processor seconds per 1,000 requests, median of ${ROUNDS} rounds; ratios: median, least and most of a round`,
  );
  for (const pair of pairs) console.log(lineOf(rounds, pair));
}

async function compareAll(ours: Server, bare: Server): Promise<void> {
  if (!isWithLive) return compare(publicPages(ours, bare), PUBLIC);
  const documents = await seededSite(await documentsOnly(), PORT + 2);
  try {
    const live = await livePagesOf(ours, documents);
    await compare({ ...publicPages(ours, bare), ...live.measures }, [...PUBLIC, ...live.pairs]);
  } finally {
    documents.stop();
  }
  await onTheLine(ours, PORT + 3);
}

const folder = path.join(root, "node_modules/.bench/bare-site");
const routes = await ourRoutes();
await writeBareSite(folder, routes);
if (!process.env.SKIP_BUILD) {
  build(folder);
  build(root);
}
const ours = await seededSite(path.join(root, "build/server"), PORT);
const bareState = await mkdtemp(path.join(tmpdir(), "buurklusser-bench-"));
const bare = await measuredServer(path.join(folder, "build/server"), PORT + 1, bareState);
try {
  console.log(`${routes} routes`);
  await compareAll(ours, bare);
} finally {
  ours.stop();
  bare.stop();
  await rm(bareState, { recursive: true, force: true });
}

const over = await weighPages(path.join(root, "build/server"), 5366);
if (over > 0) process.exitCode = 1;
