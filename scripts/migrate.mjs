import { ensureInstalled } from "./local/install.mjs";
import { migrate } from "./local/migrations.mjs";
import { stopOnSignal } from "./local/processes.mjs";
import { runScript } from "./local/refusal.mjs";
import { readStateDir } from "./local/settings.mjs";

runScript(async () => {
  stopOnSignal(1);
  await ensureInstalled();
  await migrate(readStateDir(process.env.STATE_DIR));
});
