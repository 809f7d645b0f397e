import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { run } from "./processes.mjs";
import { Refusal } from "./refusal.mjs";
import { root, toolEnvironment } from "./settings.mjs";

const NODE_NEEDED = [22, 22];

/**
 * @typedef {{ version?: string, optional?: boolean }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

/**
 * Returns true if everything in the lockfile is installed in that version. npm writes the second file last, so an
 * interrupted install does not count. Optional packages differ by platform and are skipped.
 * @param {Lock} wanted package-lock.json
 * @param {Lock | null} installed node_modules/.package-lock.json
 */
export function matchesLock(wanted, installed) {
  if (!installed) return false;
  return Object.entries(wanted.packages).every(
    ([place, entry]) => place === "" || entry.optional || installed.packages[place]?.version === entry.version,
  );
}

export async function ensureInstalled() {
  const wanted = readLock("package-lock.json");
  if (!wanted || !matchesLock(wanted, readLock("node_modules/.package-lock.json"))) await install();
  refuseOldNode();
}

/**
 * @param {string} name
 * @returns {Lock | null}
 */
function readLock(name) {
  const file = path.join(root, name);
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

async function install() {
  console.log("Installing packages (once, about half a minute) …");
  const { code } = await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (code !== 0) throw new Refusal("The packages could not be installed; npm says why above.");
}

function refuseOldNode() {
  const { stdout } = spawnSync("node", ["--version"], { env: toolEnvironment(), encoding: "utf8" });
  if (isNewEnough(stdout ?? "")) return;
  throw new Refusal(
    `Node ${NODE_NEEDED.join(".")} or newer is needed; this is ${process.version} on ${process.platform}-${process.arch}. ` +
      "On Linux x64 the packages bring it along; elsewhere install it first.",
  );
}

/** @param {string} version as `node --version` writes it */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace("v", "").split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = NODE_NEEDED;
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}
