// `npm test`: everything. The last line is the sum, the exit code says the same. `npm test -- NAME [FILE]` is a part of it.
import { ensureInstalled } from "./local/install.mjs";
import { stopOnSignal } from "./local/processes.mjs";
import { runScript } from "./local/refusal.mjs";
import { chosen } from "./quality/choice.mjs";
import { findChromium } from "./quality/chromium.mjs";
import { runLanes } from "./quality/gate.mjs";
import { everything } from "./quality/stages.mjs";
import { sentence, sum } from "./quality/tally.mjs";

runScript(async () => {
  stopOnSignal(1);
  await ensureInstalled();
  const lanes = chosen(everything(findChromium), process.argv.slice(2));
  const total = sum(await runLanes(lanes));
  const testless = total.tests === 0 && lanes.flat().some(({ report }) => report);
  if (testless) console.error("No test ran.");
  console.log(sentence(total));
  process.exitCode = total.failed > 0 || testless ? 1 : 0;
});
