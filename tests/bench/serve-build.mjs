// Serves a built Worker on local workerd: `node serve-build.mjs FOLDER PORT STATE [off] [MS]`. off: queues do not
// deliver; MS: round trip of the client. Prints `ready`; its child is workerd.
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
    cf: { clientTcpRtt: Number(roundTrip) },
    log: new Log(LogLevel.ERROR),
    workers: [queues === "on" ? { ...worker, queueConsumers } : worker],
  }),
);
await server.ready;
process.stdout.write("ready\n");
process.once("SIGTERM", () => void server.dispose().then(() => process.exit(0)));
