import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { run } from "./processes.mjs";
import { Refusal } from "./refusal.mjs";
import { root, toolEnvironment } from "./settings.mjs";

/**
 * Migrates the database of a state folder. A file beside it notes the last migration, because querying the database
 * takes a second at every start.
 * @param {string} stateDir
 */
export async function migrate(stateDir) {
  const note = path.join(stateDir, "migrated");
  const wanted = fingerprint(path.join(root, "migrations"));
  if (existsSync(note) && readFileSync(note, "utf8") === wanted) return;
  mkdirSync(stateDir, { recursive: true });
  const env = toolEnvironment({ STATE_DIR: stateDir, WRANGLER_LOG: "error" });
  const { code, output } = await run("node", ["scripts/local/apply-migrations.mjs"], { cwd: root, env });
  if (code !== 0) throw new Refusal(`The database could not be migrated:\n${output}`);
  writeFileSync(note, wanted);
}

/** @param {string} folder */
function fingerprint(folder) {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(path.join(folder, name)));
  return hash.digest("hex");
}
