// `npm run bench [name …]`: runs all benches of this folder, or the named ones.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";

const folder = import.meta.dirname;
const ending = ".bench.ts";
const benches = readdirSync(folder).filter((name) => name.endsWith(ending));
const asked = process.argv.slice(2);
const chosen = benches.filter((name) => asked.length === 0 || asked.includes(name.slice(0, -ending.length)));

if (chosen.length === 0) {
  const known = benches.map((name) => name.slice(0, -ending.length)).join(", ");
  console.error(`No such bench. Known: ${known || "none yet"}.`);
  process.exit(1);
}
const failed = chosen.filter((name) => spawnSync("node", [path.join(folder, name)], { stdio: "inherit" }).status !== 0);
process.exitCode = failed.length > 0 ? 1 : 0;
