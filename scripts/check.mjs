// `npm run check`: the checks that run no code.
import { ensureInstalled } from "./local/install.mjs";
import { stopOnSignal } from "./local/processes.mjs";
import { runScript } from "./local/refusal.mjs";
import { runStages } from "./quality/gate.mjs";
import { checks } from "./quality/stages.mjs";
import { sum } from "./quality/tally.mjs";

runScript(async () => {
  stopOnSignal(1);
  await ensureInstalled();
  process.exitCode = sum(await runStages(checks)).failed > 0 ? 1 : 0;
});
