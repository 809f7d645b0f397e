// A built Worker on local workerd: `node serve-build.mjs FOLDER PORT STATE`. Says `ready` and its workerd's pid is its child's.
import { globSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler";

const [folder = "", port = "0", state = ""] = process.argv.slice(2);
const { modulesRules: _, ...worker } = /** @type {any} */ (
  workerOptionsOf(path.join(folder, "wrangler.json")).workerOptions
);
const modules = globSync("**/*.js", { cwd: folder })
  // workerd takes the first module as the entry.
  .sort((a, b) => Number(b === "index.js") - Number(a === "index.js"))
  .map((name) => /** @type {const} */ ({ type: "ESModule", path: path.join(folder, name) }));

const server = new Miniflare(
  convertV4MiniflareOptions({
    host: "127.0.0.1",
    port: Number(port),
    resourcePersistencePath: state,
    telemetry: { enabled: false },
    log: new Log(LogLevel.ERROR),
    workers: [{ ...worker, modulesRoot: folder, modules }],
  }),
);
await server.ready;
process.stdout.write("ready\n");
process.once("SIGTERM", () => void server.dispose().then(() => process.exit(0)));
