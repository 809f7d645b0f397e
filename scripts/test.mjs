// `npm test`: everything. The last line is the sum, the exit code says the same.
import { ensureInstalled } from "./local/install.mjs";
import { stopOnSignal } from "./local/processes.mjs";
import { runScript } from "./local/refusal.mjs";
import { findChromium } from "./quality/chromium.mjs";
import { runInTurn, runStage, runStages } from "./quality/gate.mjs";
import { build, checks, testRuns, typegen } from "./quality/stages.mjs";
import { sentence, sum } from "./quality/tally.mjs";

runScript(async () => {
  stopOnSignal(1);
  await ensureInstalled();
  const { units, workers, faults, journeys } = testRuns(await findChromium());
  const before = [await runStage(typegen), await runStage(build), ...(await runStages(checks))];
  before.push(...(await Promise.all([runInTurn(workers), runInTurn(units)])).flat());
  // Alone: they wait for the server, and other work would make them wait longer.
  const total = sum([...before, await runStage(faults), await runStage(journeys)]);
  if (total.tests === 0) console.error("No test ran.");
  console.log(sentence(total));
  process.exitCode = total.failed > 0 || total.tests === 0 ? 1 : 0;
});
