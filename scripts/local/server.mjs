import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { migrate } from "./migrations.mjs";
import { listens } from "./ports.mjs";
import { launch, stopAll } from "./processes.mjs";
import { Refusal } from "./refusal.mjs";
import { readPort, readStateDir, root, toolEnvironment } from "./settings.mjs";
import { claimStateFolder } from "./state-folder.mjs";

const ACCOUNTS = [
  ["placer@example.test", "places jobs: open, reserved and solved ones"],
  ["helper@example.test", "helps: verified, reviewed, with a balance"],
  ["newhelper@example.test", "helps: not verified yet, one bid waiting"],
  ["business@example.test", "a business that helps"],
  ["partner@example.test", "a partner with visitors to count"],
  ["admin@example.test", "runs the site"],
  ["moderator@example.test", "judges an appeal against the other admin’s decision"],
];

/** A first start on a busy machine takes more than a minute. A server that stops by itself ends the wait at once. */
const START_LIMIT = 3 * 60_000;
/** Milliseconds between cron runs, as in `wrangler.toml`. */
const CRON_INTERVAL = 60_000;

/**
 * Runs a local server until it is stopped: chooses a port, migrates, starts, seeds a fresh state. Runs the cron every
 * minute, except with `CRON=off`.
 * @param {(port: number) => string[]} command command of a server on that port of 127.0.0.1
 */
export async function runServer(command) {
  const port = readPort(process.env.PORT);
  const stateDir = readStateDir(process.env.STATE_DIR);
  const origin = `http://127.0.0.1:${port}`;
  await refuseBusyPort(port);
  claimStateFolder(stateDir);
  checkStores(stateDir);
  await migrate(stateDir);

  const [program = "", ...args] = command(port);
  const server = launch(program, args, {
    cwd: root,
    env: toolEnvironment({ PORT: String(port), STATE_DIR: stateDir }),
    // The pipe closes when we are killed, and then the server ends too.
    stdio: ["pipe", "inherit", "inherit"],
  });
  let hint = ifDamaged(stateDir);
  const stopped = new Promise((_, reject) => {
    server.once("error", reject);
    server.once("exit", (code) =>
      reject(new Refusal(`The server stopped by itself (exit code ${code}). ${hint}`.trim())),
    );
  });

  await failingWith(stopped, becomeReady(origin, port, stateDir));
  hint = "";
  announce(origin);
  if (process.env.CRON !== "off") setInterval(() => void runCron(origin), CRON_INTERVAL).unref();
  await failingWith(stopped, new Promise(() => {}));
}

/** @param {string} stateDir */
const ifDamaged = (stateDir) => `If ${stateDir} is damaged, move it away and start again.`;

/**
 * @param {Promise<unknown>} failure
 * @param {Promise<unknown>} work
 */
async function failingWith(failure, work) {
  try {
    await Promise.race([failure, work]);
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** @param {number} port */
function refuseBusyPort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", () =>
      reject(new Refusal(`Port ${port} is in use. Stop what uses it or choose another: PORT=${port + 1} npm start`)),
    );
    probe.listen(port, "127.0.0.1", () => probe.close(resolve));
  });
}

/**
 * @param {string} origin
 * @param {number} port
 * @param {string} stateDir
 */
export async function becomeReady(origin, port, stateDir) {
  const limit = Date.now() + START_LIMIT;
  while (!(await listens(port))) {
    if (Date.now() > limit) throw new Refusal(`The server did not listen within ${START_LIMIT / 1000} seconds.`);
    await pause(50);
  }
  await seedOnce(origin, stateDir);
  await expectOk(await answerOf(origin, { redirect: "manual" }, stateDir), "The home page");
}

/**
 * workerd exits without an answer if it cannot read its state.
 * @param {string} address
 * @param {RequestInit} request
 * @param {string} stateDir
 */
async function answerOf(address, request, stateDir) {
  try {
    return await fetch(address, request);
  } catch {
    throw new Refusal(`The server gave no answer. ${ifDamaged(stateDir)}`);
  }
}

/**
 * The Worker seeds itself, once per state; with an upstream there is nothing to seed.
 * @param {string} origin
 * @param {string} stateDir
 */
async function seedOnce(origin, stateDir) {
  const note = path.join(stateDir, "seeded");
  if (process.env.API_ORIGIN || existsSync(note)) return;
  await expectOk(await answerOf(`${origin}/api/dev/seed/`, { method: "POST" }, stateDir), "Seeding");
  writeFileSync(note, "");
}

/**
 * @param {Response} response
 * @param {string} what
 */
async function expectOk(response, what) {
  const text = await response.text();
  if (response.status >= 400) throw new Refusal(`${what} failed with ${response.status}:\n${text.slice(0, 2_000)}`);
}

/** @param {string} origin */
async function runCron(origin) {
  const response = await fetch(`${origin}/cdn-cgi/local/scheduled`).catch(() => undefined);
  if (!response?.ok) console.error("The scheduled work failed.");
}

/** @param {string} origin */
function announce(origin) {
  const lines = [`ready ${origin}`];
  if (process.env.API_ORIGIN) lines.push(`  answers come from ${process.env.API_ORIGIN}`);
  else
    lines.push(
      "  log in with password Welkom123! as",
      ...ACCOUNTS.map(([mail, who]) => `    ${mail?.padEnd(23)} ${who}`),
    );
  console.log(lines.join("\n"));
}

/** In the installed Node: an older one that starts us has no SQLite. @param {string} stateDir */
function checkStores(stateDir) {
  const script = ["--disable-warning=ExperimentalWarning", "scripts/local/state-check.mjs", stateDir];
  const { status, stderr } = spawnSync("node", script, { cwd: root, env: toolEnvironment(), encoding: "utf8" });
  if (status !== 0) throw new Refusal(stderr.trim());
  process.stderr.write(stderr);
}
