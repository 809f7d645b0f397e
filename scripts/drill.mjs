import { ensureInstalled } from "./local/install.mjs";
import { run, stopOnSignal } from "./local/processes.mjs";
import { Refusal, runScript } from "./local/refusal.mjs";
import { readStateDir, root, toolEnvironment } from "./local/settings.mjs";

runScript(async () => {
  stopOnSignal(1);
  await ensureInstalled();
  const drill = ["scripts/local/restore-drill.ts", readStateDir(process.env.STATE_DIR)];
  const { code, output } = await run("node", drill, { cwd: root, env: toolEnvironment() });
  if (code !== 0) throw new Refusal(`The drill failed:\n${output}`);
  process.stdout.write(output);
});
