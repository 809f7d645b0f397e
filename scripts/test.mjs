// `npm test`: runs what a change must pass. `--all` adds the repeated suites and fails on flaky tests. `npm test --
// NAME [FILE]` runs a part, and so does `npm run check`. The last line has the totals.
import { rmSync } from "node:fs";
import { ensureInstalled } from "./local/install.mjs";
import { stopOnSignal } from "./local/processes.mjs";
import { runScript } from "./local/refusal.mjs";
import { chosen, namesakes } from "./quality/choice.mjs";
import { findBrowsers } from "./quality/chromium.mjs";
import { runStages } from "./quality/gate.mjs";
import { sentence, sum } from "./quality/results.mjs";
import { everything, modules } from "./quality/stages.mjs";

runScript(async () => {
  stopOnSignal(1);
  const words = process.argv.slice(2);
  const all = words[0] === "--all";
  const { usual, repeated } = everything(findBrowsers);
  const every = [...usual.slice(0, -2), ...repeated, ...usual.slice(-2)];
  const stages = all ? every : words.length > 0 ? chosen(every, words) : usual;
  await ensureInstalled();
  const reported = stages.flatMap(({ report }) => report ?? []);
  for (const old of reported.length > 0 ? [...reported, modules] : []) rmSync(old, { recursive: true, force: true });
  const total = sum(await runStages(stages));
  const testless = total.tests === 0 && stages.some(({ report }) => report);
  if (testless) console.error(["No test ran.", ...namesakes(words)].join("\n  "));
  const isFlaky = all && total.flaky.length > 0;
  if (isFlaky) console.error(`${total.flaky.length} passed at the second try only: that fails here.`);
  console.log(sentence(total));
  process.exitCode = total.failed > 0 || testless || isFlaky ? 1 : 0;
});
