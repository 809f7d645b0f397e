// Applies pending migrations and records them as `wrangler d1 migrations apply` does. That command takes ten times as
// long, because it starts a runtime for each migration.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import {
  unstable_splitSqlQuery as statementsOf,
  unstable_getMiniflareWorkerOptions as workerOptionsOf,
} from "wrangler";
import { readStateDir, root } from "./settings.mjs";

const NOTES = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** @typedef {Awaited<ReturnType<Miniflare["getD1Database"]>>} Database */

const stateDir = readStateDir(process.env.STATE_DIR);
const folder = path.join(root, "migrations");
// wrangler exports no usable type of these options.
const { d1Databases } = /** @type {any} */ (workerOptionsOf(path.join(root, "wrangler.toml")).workerOptions);
const databases = new Miniflare(
  convertV4MiniflareOptions({
    resourcePersistencePath: path.join(stateDir, "v3"),
    telemetry: { enabled: false },
    log: new Log(LogLevel.NONE),
    // Hides workerd's report of a damaged file: openDatabase reports it in one line.
    handleStructuredLogs: () => {},
    workers: [{ modules: true, script: "export default {}", d1Databases }],
  }),
);
try {
  const { db, applied } = await openDatabase();
  for (const name of readdirSync(folder).sort()) if (!applied.has(name)) await apply(db, name);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  // Without disposal, which would repeat the error of a runtime that did not start.
  process.exit(1);
}
await databases.dispose();

/** A damaged file fails here, before any migration. */
async function openDatabase() {
  try {
    const db = await databases.getD1Database("DB");
    await db.prepare(NOTES).run();
    const { results } = await db.prepare("SELECT name FROM d1_migrations").all();
    return { db, applied: new Set(results.map(({ name }) => name)) };
  } catch {
    throw new Error(`${stateDir} cannot be read. Move it away and start again.`);
  }
}

/**
 * A batch is a transaction: a failed migration changes nothing.
 * @param {Database} db
 * @param {string} name
 */
async function apply(db, name) {
  const statements = statementsOf(readFileSync(path.join(folder, name), "utf8")).map((sql) => db.prepare(sql));
  const note = db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name);
  await db.batch([...statements, note]).catch((error) => {
    throw new Error(`${name}: ${error.message}`);
  });
}
