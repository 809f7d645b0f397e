// What is uploaded at a deployment, and how long the Worker takes to start: beside a bare one with the same bindings, in
// alternating rounds.
import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { builtWorker } from "../../scripts/local/built-worker.mjs";
import { childrenOf, secondsOf } from "./measured-server.ts";

const root = path.resolve(import.meta.dirname, "../..");
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const GOAL_KB = 700;
const GOAL_MS = 60;

/** What a build reads, without what earlier ones left. */
const SOURCES = ["app", "workers", "public", "scripts", ".dev.vars", ".env"];
const FILES = ["package.json", "tsconfig*.json", "*.config.ts", "wrangler.toml"];

const BARE = `import { DurableObject } from "cloudflare:workers";
export class Inbox extends DurableObject {}
export default { fetch: () => new Response("hello"), queue() {}, scheduled() {} };`;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Builds for production in a folder of its own: the build of this machine, which tests serve, stays. */
function buildIn(folder: string): string {
  const files = globSync(FILES, { cwd: root });
  for (const name of [...SOURCES, ...files])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  execFileSync(process.execPath, [path.join(root, "node_modules/.bin/react-router"), "build"], {
    cwd: folder,
    env: { ...process.env, CLOUDFLARE_ENV: "production" },
    stdio: "ignore",
  });
  return path.join(folder, "build/server");
}

const kilobytesOf = (folder: string) =>
  globSync("**/*.js", { cwd: folder })
    .map((name) => gzipSync(readFileSync(path.join(folder, name))).length / 1000)
    .reduce((sum, size) => sum + size, 0);

/** Milliseconds of processor time that workerd takes until the first answer: others on the machine do not count. */
async function start(worker: object): Promise<number> {
  const server = new Miniflare(
    convertV4MiniflareOptions({
      telemetry: { enabled: false },
      log: new Log(LogLevel.NONE),
      workers: [worker],
    } as never),
  );
  await (await server.dispatchFetch("http://bench.test/api/version/")).arrayBuffer();
  const took = secondsOf(childrenOf(process.pid)) * 1000;
  await server.dispose();
  return took;
}

mkdirSync(path.join(root, "test-results"), { recursive: true });
const folder = mkdtempSync(path.join(root, "test-results", "deployed-"));
try {
  const built = buildIn(folder);
  const size = kilobytesOf(built);
  const ours = builtWorker(built);
  const bare = { ...ours, modules: [{ type: "ESModule", path: "index.js", contents: BARE }], modulesRoot: "/" };
  await start(ours);
  await start(bare);
  const rounds: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push([await start(ours), await start(bare)]);
  const [own, other] = [median(rounds.map(([a]) => a)), median(rounds.map(([, b]) => b))];
  console.log(`size of the Worker (gzip)   ${size.toFixed(0)} kB (goal ${GOAL_KB})`);
  console.log(`processor time until the first answer, median of ${ROUNDS}`);
  console.log(
    `ours ${own.toFixed(0)} ms   bare ${other.toFixed(0)} ms   ratio ${(own / other).toFixed(2)}   more ${(own - other).toFixed(0)} ms (goal ${GOAL_MS})`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
