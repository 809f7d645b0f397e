import { existsSync } from "node:fs";
import path from "node:path";
import { ensureInstalled } from "./local/install.mjs";
import { run, stopOnSignal } from "./local/processes.mjs";
import { Refusal, runScript } from "./local/refusal.mjs";
import { runServer } from "./local/server.mjs";
import { root, toolEnvironment } from "./local/settings.mjs";

runScript(async () => {
  stopOnSignal(0);
  await ensureInstalled();
  if (process.env.SKIP_BUILD !== "1" || !isBuilt()) await build();
  await runServer(() => ["node", "scripts/local/worker.mjs"]);
});

function isBuilt() {
  return existsSync(path.join(root, "build", "server", "wrangler.json"));
}

async function build() {
  const { code, output } = await run("react-router", ["build"], { cwd: root, env: toolEnvironment() });
  if (code !== 0) throw new Refusal(`The build failed:\n${output}`);
}
