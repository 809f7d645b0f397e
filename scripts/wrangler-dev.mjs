// Build command of `npx wrangler dev`: it serves the same site and data as `npm start`.
import path from "node:path";
import { ensureInstalled } from "./local/install.mjs";
import { migrate } from "./local/migrations.mjs";
import { freePort } from "./local/ports.mjs";
import { launch, run, stopAll, stopOnSignal } from "./local/processes.mjs";
import { Refusal, runScript } from "./local/refusal.mjs";
import { becomeReady } from "./local/server.mjs";
import { root, toolEnvironment } from "./local/settings.mjs";

const STATE = path.join(root, ".wrangler", "state");

runScript(async () => {
  stopOnSignal(1);
  if (process.env.WRANGLER_COMMAND !== "dev") {
    throw new Refusal("Build for the environment first: CLOUDFLARE_ENV=production npm run build");
  }
  await ensureInstalled();
  const { code, output } = await run("react-router", ["build"], { cwd: root, env: toolEnvironment() });
  if (code !== 0) throw new Refusal(`The build failed:\n${output}`);
  await migrate(STATE);
  await seed();
});

/** The Worker seeds itself, so it runs briefly before wrangler starts it. */
async function seed() {
  const port = await freePort();
  const env = toolEnvironment({ PORT: String(port), STATE_DIR: STATE });
  const server = launch("node", ["scripts/local/worker.mjs"], { cwd: root, env, stdio: ["pipe", "ignore", "inherit"] });
  const ended = new Promise((_, reject) => {
    server.once("exit", () => reject(new Refusal("The Worker ended before it was seeded.")));
  });
  await Promise.race([becomeReady(`http://127.0.0.1:${port}`, port, STATE), ended]);
  ended.catch(() => {});
  await stopAll();
}
