import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { migrate } from "../../scripts/local/migrations.mjs";
import { freePort, listens } from "../../scripts/local/ports.mjs";
import { launch, run } from "../../scripts/local/processes.mjs";
import { becomeReady } from "../../scripts/local/server.mjs";
import { root, toolEnvironment } from "../../scripts/local/settings.mjs";
import { payoutDay } from "../payout-day";

export interface Server {
  origin: string;
  kill(): Promise<void>;
}

export async function ensureBuilt(): Promise<void> {
  if (existsSync(path.join(root, "build", "server", "wrangler.json"))) return;
  const { code, output } = await run("react-router", ["build"], { cwd: root, env: toolEnvironment() });
  if (code !== 0) throw new Error(output);
}

export async function start(stateDir: string): Promise<Server> {
  await migrate(stateDir);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = launch("node", ["scripts/local/worker.mjs"], {
    cwd: root,
    env: toolEnvironment({ PORT: String(port), STATE_DIR: stateDir, PAYOUT_DAY: payoutDay }),
    stdio: ["pipe", "inherit", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const early = ended.then(() => Promise.reject(new Error("The server ended before it was ready.")));
  await Promise.race([becomeReady(origin, port, stateDir), early]);
  early.catch(() => {});
  let alive = true;
  return {
    origin,
    async kill() {
      // The group contains only this server: Node and its workerd.
      if (alive) process.kill(-Number(child.pid), "SIGKILL");
      alive = false;
      await ended;
      while (await listens(port)) await pause(5);
    },
  };
}
