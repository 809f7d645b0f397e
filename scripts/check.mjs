// `npm run check`: what needs no running code, in seconds.
import { ensureInstalled } from "./local/install.mjs";
import { stopOnSignal } from "./local/processes.mjs";
import { runScript } from "./local/refusal.mjs";
import { runStage, runStages } from "./quality/gate.mjs";
import { checks, typegen } from "./quality/stages.mjs";
import { sum } from "./quality/tally.mjs";

runScript(async () => {
  stopOnSignal(1);
  await ensureInstalled();
  const tallies = [await runStage(typegen), ...(await runStages(checks))];
  process.exitCode = sum(tallies).failed > 0 ? 1 : 0;
});
