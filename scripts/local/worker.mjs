import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { builtWorker } from "./built-worker.mjs";
import "./end-with-starter.mjs";
import { localVars, readPort, readStateDir } from "./settings.mjs";

const worker = builtWorker();
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
    workers: [{ ...worker, bindings }],
  }),
);
await server.ready;

process.once("SIGTERM", () => void server.dispose().then(() => process.exit(0)));
