// The production build on local workerd, listening itself: no bundler and no proxy between the browser and the Worker.
import { globSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler";
import "./end-with-starter.mjs";
import { localVars, readPort, readStateDir, root } from "./settings.mjs";

const folder = path.join(root, "build", "server");
// wrangler's type of these options resolves to nothing.
const options = /** @type {any} */ (workerOptionsOf(path.join(folder, "wrangler.json")).workerOptions);
const { modulesRules: _, ...worker } = options;
const modules = globSync("**/*.js", { cwd: folder })
  // workerd takes the first module as the entry.
  .sort((a, b) => Number(b === "index.js") - Number(a === "index.js"))
  .map((name) => /** @type {const} */ ({ type: "ESModule", path: path.join(folder, name) }));

const port = readPort(process.env.PORT);
const bindings = { ...worker.bindings, ...localVars(port) };

const server = new Miniflare(
  convertV4MiniflareOptions({
    host: "127.0.0.1",
    port,
    resourcePersistencePath: path.join(readStateDir(process.env.STATE_DIR), "v3"),
    unsafeTriggerHandlers: true,
    telemetry: { enabled: false },
    log: new Log(LogLevel.WARN),
    workers: [{ ...worker, bindings, modulesRoot: folder, modules }],
  }),
);
await server.ready;

process.once("SIGTERM", () => void server.dispose().then(() => process.exit(0)));
