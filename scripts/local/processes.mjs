import { spawn } from "node:child_process";

/** Milliseconds a process gets to stop by itself. */
const PATIENCE = 5_000;

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
let stopping = false;

/**
 * Starts a process as the head of its own group, so that whatever it starts can be stopped with it.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 */
export function launch(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child);
  child.once("exit", () => {
    running.delete(child);
    // Ends its children too: workerd outlives a killed Node.
    endGroup(child);
  });
  return child;
}

/**
 * Runs a process to its end; answers its exit code and what it wrote.
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

/** Stops every process we started, and theirs. */
export async function stopAll() {
  await Promise.all([...running].map(stop));
}

/** @param {import("node:child_process").ChildProcess} child */
async function stop(child) {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const impatience = setTimeout(() => endGroup(child), PATIENCE);
  if (child.exitCode === null && child.kill("SIGTERM")) await ended;
  clearTimeout(impatience);
}

/** @param {import("node:child_process").ChildProcess} child */
function endGroup(child) {
  try {
    if (child.pid) process.kill(-child.pid, "SIGKILL");
  } catch {
    // The whole group is gone already.
  }
}

/**
 * SIGINT and SIGTERM stop everything; that is how one stops us, so it is not a failure.
 * @param {number} code
 */
export function stopOnSignal(code) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => {
      stopping = true;
      void stopAll().then(() => process.exit(code));
    });
  }
}

/** Were we told to stop? What fails from then on fails because of that. */
export function isStopping() {
  return stopping;
}
