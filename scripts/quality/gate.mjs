import { stripVTControlCharacters as plain } from "node:util";
import { run } from "../local/processes.mjs";
import { Refusal } from "../local/refusal.mjs";
import { root, toolEnvironment } from "../local/settings.mjs";
import { checkTally, runTally, sentence } from "./tally.mjs";

/**
 * Runs lanes beside each other, and the stages of a lane in turn; each once, after those it needs.
 * @param {import("./stages.mjs").Stage[][]} lanes
 */
export async function runLanes(lanes) {
  /** @type {Map<import("./stages.mjs").Stage, Promise<import("./tally.mjs").Tally>>} */
  const begun = new Map();
  /** @param {import("./stages.mjs").Stage} stage @returns {Promise<import("./tally.mjs").Tally>} */
  const once = (stage) => {
    const running = begun.get(stage) ?? Promise.all((stage.needs ?? []).map(once)).then(() => runStage(stage));
    begun.set(stage, running);
    return running;
  };
  const inTurn = async (/** @type {import("./stages.mjs").Stage[]} */ lane) => {
    for (const stage of lane) await once(stage);
  };
  // A browser is found or installed meanwhile; the stage that waits for it says when that failed.
  for (const { env } of lanes.flat()) env?.().catch(() => {});
  await Promise.all(lanes.map(inTurn));
  return Promise.all(begun.values());
}

/** @param {import("./stages.mjs").Stage} stage */
async function runStage(stage) {
  const began = performance.now();
  const { code, output } = await outcomeOf(stage);
  const tally = stage.report ? runTally(code, stage.report) : checkTally(code);
  if (tally.failed > 0) console.log(`\n--- ${stage.name}: ${stage.command.join(" ")}\n${plain(output).trim()}\n---`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${tally.failed > 0 ? "✗" : "✓"} ${stage.name.padEnd(10)} ${seconds.padStart(6)} s  ${sentence(tally)}`);
  return tally;
}

/** @param {import("./stages.mjs").Stage} stage */
async function outcomeOf({ command, env }) {
  const [program = "", ...args] = command;
  try {
    return await run(program, args, { cwd: root, env: toolEnvironment({ NO_COLOR: "1", ...(await env?.()) }) });
  } catch (error) {
    if (error instanceof Refusal) return { code: 1, output: error.message };
    throw error;
  }
}
