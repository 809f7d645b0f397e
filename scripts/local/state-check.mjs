import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { Refusal, runScript } from "./refusal.mjs";

/** Folders below `v3` that the runtime fills again: cached pages, and traces of requests. */
const REPLACEABLE = ["cache", "observability"];
/** Bytes. A check reads the whole file; of a larger one only the schema. */
const MAX_CHECKED_BYTES = 64 * 1024 * 1024;

/**
 * Empties a damaged cache. Rejects any other damaged database: the runtime starts with it, and then fails each request
 * that reads it.
 * @param {string} stateDir
 */
export function checkState(stateDir) {
  const folder = path.join(stateDir, "v3");
  for (const name of databasesIn(folder)) {
    const file = path.join(folder, name);
    const damage = damageOf(file);
    if (damage === null) continue;
    const [store = ""] = name.split(path.sep);
    if (!REPLACEABLE.includes(store)) {
      throw new Refusal(
        `${file} is damaged (${damage}). Restore it from a copy, or move ${stateDir} away and start again.`,
      );
    }
    rmSync(path.join(folder, store), { recursive: true, force: true });
    console.error(`${path.join(folder, store)} was damaged (${damage}). It is emptied: it only held copies.`);
  }
}

/** @param {string} folder */
function databasesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".sqlite"))
      .sort();
  } catch {
    return [];
  }
}

/**
 * Null if it can be read, or was removed meanwhile.
 * @param {string} file
 * @returns {string | null}
 */
function damageOf(file) {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return null;
  let db;
  try {
    db = new DatabaseSync(file);
    const row = db
      .prepare(size > MAX_CHECKED_BYTES ? "SELECT count(*) FROM sqlite_master" : "PRAGMA quick_check(1)")
      .get();
    const said = String(row?.quick_check ?? "ok");
    return said === "ok" ? null : (said.split("\n").at(-1) ?? said);
  } catch (error) {
    return /** @type {Error} */ (error).message;
  } finally {
    db?.close();
  }
}

const [, started, folder] = process.argv;
if (started && folder && path.resolve(started) === fileURLToPath(import.meta.url)) {
  runScript(async () => checkState(folder));
}
