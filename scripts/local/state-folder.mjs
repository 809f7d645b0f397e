import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Refusal } from "./refusal.mjs";

/** Locks a state folder: two servers on one database block each other. @param {string} stateDir */
export function claimStateFolder(stateDir) {
  makeFolder(stateDir);
  const claim = path.join(stateDir, "server.pid");
  if (!write(claim)) {
    const owner = Number(readFileSync(claim, "utf8"));
    if (isAlive(owner)) {
      throw new Refusal(
        `${stateDir} is in use by process ${owner}. Stop it or choose another folder: STATE_DIR=.state-2 npm start (if no server runs, remove ${claim})`,
      );
    }
    // Left behind by a server that was killed.
    rmSync(claim, { force: true });
    if (!write(claim)) throw new Refusal(`${stateDir} is in use by a server that starts now.`);
  }
  process.once("exit", () => rmSync(claim, { force: true }));
}

/** @param {string} stateDir */
function makeFolder(stateDir) {
  try {
    mkdirSync(stateDir, { recursive: true });
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw new Refusal(`STATE_DIR is a folder that can be made and written, not "${stateDir}" (${message}).`);
  }
}

/**
 * @param {string} claim
 * @returns whether it was free; of two processes one gets it
 */
function write(claim) {
  try {
    writeFileSync(claim, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "EEXIST") return false;
    throw new Refusal(`STATE_DIR cannot be written: ${message}`);
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs as another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
