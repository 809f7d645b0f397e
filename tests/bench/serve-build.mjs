// A built Worker on local workerd: `node serve-build.mjs FOLDER PORT STATE [off] [MS]`; off: what queues bring waits; MS: to readers and back. Says `ready` and its workerd's pid is its child's.
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { builtWorker } from "../../scripts/local/built-worker.mjs";

const [folder = "", port = "0", state = "", queues = "on", roundTrip = "0"] = process.argv.slice(2);
const { queueConsumers, ...worker } = builtWorker(folder);

const server = new Miniflare(
  convertV4MiniflareOptions({
    host: "127.0.0.1",
    port: Number(port),
    resourcePersistencePath: state,
    telemetry: { enabled: false },
    // What the edge knows of the line.
    cf: { clientTcpRtt: Number(roundTrip) },
    log: new Log(LogLevel.ERROR),
    workers: [queues === "on" ? { ...worker, queueConsumers } : worker],
  }),
);
await server.ready;
process.stdout.write("ready\n");
process.once("SIGTERM", () => void server.dispose().then(() => process.exit(0)));
