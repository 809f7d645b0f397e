import { spawn } from "node:child_process";

const STOP_TIMEOUT_MS = 5_000;

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
let stopping = false;

/**
 * Starts a process in its own process group, so that its children stop with it.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 */
export function launch(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child);
  child.once("exit", () => {
    running.delete(child);
    // Also ends its children: workerd outlives a killed Node.
    endGroup(child);
  });
  return child;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = launch(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

export async function stopAll() {
  await Promise.all([...running].map(stop));
}

/** @param {import("node:child_process").ChildProcess} child */
async function stop(child) {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const impatience = setTimeout(() => endGroup(child), STOP_TIMEOUT_MS);
  if (child.exitCode === null && child.kill("SIGTERM")) await ended;
  clearTimeout(impatience);
}

/** @param {import("node:child_process").ChildProcess} child */
function endGroup(child) {
  try {
    if (child.pid) process.kill(-child.pid, "SIGKILL");
  } catch {}
}

/** Stops everything on SIGINT and SIGTERM: the usual way to stop, so not a failure. @param {number} code */
export function stopOnSignal(code) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => {
      stopping = true;
      void stopAll().then(() => process.exit(code));
    });
  }
}

export function isStopping() {
  return stopping;
}
