import { stripVTControlCharacters as plain } from "node:util";
import { run } from "../local/processes.mjs";
import { root, toolEnvironment } from "../local/settings.mjs";
import { checkTally, runTally, sentence } from "./tally.mjs";

/** How many stages run beside each other. */
const LANES = 2;

/**
 * Runs the stages, a few at a time, and says of each how it went.
 * @param {import("./stages.mjs").Stage[]} stages
 */
export async function runStages(stages) {
  const waiting = [...stages];
  /** @type {import("./tally.mjs").Tally[]} */
  const tallies = [];
  const lane = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) tallies.push(await runStage(stage));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return tallies;
}

/**
 * Runs the stages one after the other.
 * @param {import("./stages.mjs").Stage[]} stages
 */
export async function runInTurn(stages) {
  /** @type {import("./tally.mjs").Tally[]} */
  const tallies = [];
  for (const stage of stages) tallies.push(await runStage(stage));
  return tallies;
}

/** @param {import("./stages.mjs").Stage} stage */
export async function runStage({ name, command, env, report }) {
  const began = performance.now();
  const [program = "", ...args] = command;
  const { code, output } = await run(program, args, { cwd: root, env: toolEnvironment({ NO_COLOR: "1", ...env }) });
  const tally = report ? runTally(code, report) : checkTally(code);
  if (tally.failed > 0) console.log(`\n--- ${name}: ${command.join(" ")}\n${plain(output).trim()}\n---`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${tally.failed > 0 ? "✗" : "✓"} ${name.padEnd(10)} ${seconds.padStart(6)} s  ${sentence(tally)}`);
  return tally;
}
