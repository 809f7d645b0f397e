// `npm test`: everything. The last line is the sum, the exit code says the same. `npm test -- NAME [FILE]` is a part of it.
import { rmSync } from "node:fs";
import { ensureInstalled } from "./local/install.mjs";
import { stopOnSignal } from "./local/processes.mjs";
import { runScript } from "./local/refusal.mjs";
import { chosen, namesakes } from "./quality/choice.mjs";
import { findBrowsers } from "./quality/chromium.mjs";
import { runStages } from "./quality/gate.mjs";
import { everything, leftovers } from "./quality/stages.mjs";
import { sentence, sum } from "./quality/tally.mjs";

runScript(async () => {
  stopOnSignal(1);
  const stages = chosen(everything(findBrowsers), process.argv.slice(2));
  await ensureInstalled();
  for (const folder of leftovers) rmSync(folder, { recursive: true, force: true });
  const total = sum(await runStages(stages));
  const testless = total.tests === 0 && stages.some(({ report }) => report);
  if (testless) console.error(["No test ran.", ...namesakes(process.argv.slice(2))].join("\n  "));
  console.log(sentence(total));
  process.exitCode = total.failed > 0 || testless ? 1 : 0;
});
