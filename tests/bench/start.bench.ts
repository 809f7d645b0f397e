// Size of the upload at a deployment, and time to load and start: compared with a hello Worker with the same bindings,
// one with the same packages too, and one without either, in rounds that start each once.
import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { builtWorker, modulesIn } from "../../scripts/local/built-worker.mjs";
import { loadingOf, uploadOf } from "./loading.ts";
import { childrenOf, secondsOf } from "./measured-server.ts";
import { packagesAlone } from "./packages-alone.ts";
import { inRounds, lineOf, spreadOf } from "./paired.ts";

const root = path.resolve(import.meta.dirname, "../..");
const ROUNDS = Number(process.env.ROUNDS ?? 9);
const GOAL_KB = 1300;
const GOAL = 1.15;
/** Maximum milliseconds above the loading time of hello. */
const GOAL_LOADING = 60;

const SOURCES = ["app", "workers", "public", "scripts", ".dev.vars", ".env"];
const FILES = ["package.json", "tsconfig*.json", "*.config.ts", "wrangler.toml"];

const HELLO = `import { DurableObject } from "cloudflare:workers";
export class Inbox extends DurableObject {}
export class Counter extends DurableObject {}
export class DraftBox extends DurableObject {}
export default { fetch: () => new Response("hello"), queue() {}, scheduled() {} };`;

/** Builds for production in its own folder: the build that tests serve stays. */
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

function helloBeside(built: string): string {
  const folder = path.join(built, "../hello");
  mkdirSync(folder);
  cpSync(path.join(built, "wrangler.json"), path.join(folder, "wrangler.json"));
  writeFileSync(path.join(folder, "index.js"), HELLO);
  return folder;
}

const kilobytesOf = (folder: string) =>
  globSync("**/*.js", { cwd: folder })
    .map((name) => gzipSync(readFileSync(path.join(folder, name))).length / 1000)
    .reduce((sum, size) => sum + size, 0);

/** Milliseconds of processor time of workerd until the first answer: other load does not count. */
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
  const greeting = helloBeside(built);
  const hello = { ...ours, modules: modulesIn(greeting), modulesRoot: greeting };
  const held = await packagesAlone(path.join(folder, "packages"));
  const packages = { ...ours, modules: modulesIn(held), modulesRoot: held };
  const { name, compatibilityDate, compatibilityFlags, modules, modulesRoot } = hello;
  const bare = { name, compatibilityDate, compatibilityFlags, modules, modulesRoot };
  const [upload, helloUpload] = await Promise.all([uploadOf(built), uploadOf(greeting)]);
  const rounds = await inRounds(
    {
      ours: () => start(ours),
      packages: () => start(packages),
      hello: () => start(hello),
      bare: () => start(bare),
      loading: () => loadingOf(upload),
      helloLoading: () => loadingOf(helloUpload),
    },
    ROUNDS,
  );
  const loading = `${spreadOf(rounds, "loading")}, hello ${spreadOf(rounds, "helloLoading")}`;
  console.log(`size of the Worker (gzip)   ${size.toFixed(0)} kB (at most ${GOAL_KB})`);
  console.log(`milliseconds of loading, as a deployment counts them   ${loading} (at most ${GOAL_LOADING} above it)`);
  console.log(`milliseconds of processor until the first answer, median of ${ROUNDS}`);
  console.log(lineOf(rounds, { own: "ours", other: "hello", beside: "hello, same bindings", goal: GOAL }));
  console.log(lineOf(rounds, { own: "packages", other: "hello", beside: "hello, same bindings" }));
  console.log(lineOf(rounds, { own: "hello", other: "bare", beside: "hello, no bindings" }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
