import { stripVTControlCharacters as plain } from "node:util";
import { run } from "../local/processes.mjs";
import { Refusal } from "../local/refusal.mjs";
import { root, toolEnvironment } from "../local/settings.mjs";
import { resultsOf, sentence } from "./results.mjs";

/** Cores of the machines that must run this quickly. */
const CORES = 2;

/**
 * Runs stages in the given order, with their dependencies first. A stage starts when a core is free and its
 * dependencies have ended.
 * @param {import("./stages.mjs").Stage[]} asked
 */
export async function runStages(asked) {
  const waiting = withNeeds(asked);
  /** @type {Map<import("./stages.mjs").Stage, Promise<void>>} */
  const running = new Map();
  /** @type {import("./results.mjs").Results[]} */
  const all = [];
  // Find or install a browser meanwhile; the stage that needs it reports a failure.
  for (const { env } of asked) env?.().catch(() => {});
  const toItsEnd = async (/** @type {import("./stages.mjs").Stage} */ stage) => {
    all.push(await runStage(stage));
    running.delete(stage);
  };
  while (waiting.length + running.size > 0) {
    const next = nextOf(waiting, [...running.keys()]);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, toItsEnd(next));
    } else await Promise.race(running.values());
  }
  return all;
}

/**
 * @param {import("./stages.mjs").Stage[]} stages
 * @returns {import("./stages.mjs").Stage[]} each once, after what it needs
 */
function withNeeds(stages) {
  const all = stages.flatMap((stage) => [...withNeeds(stage.needs ?? []), stage]);
  return [...new Map(all.map((stage) => [stage.name, stage])).values()];
}

/**
 * Returns the next stage that can start. A stage for two cores may start beside the last other stage, so that no core
 * is idle.
 * @param {import("./stages.mjs").Stage[]} waiting
 * @param {import("./stages.mjs").Stage[]} running
 */
function nextOf(waiting, running) {
  const taken = running.reduce((sum, { cores = 1 }) => sum + cores, 0);
  if (taken >= CORES) return;
  const pending = new Set([...waiting, ...running].map(({ name }) => name));
  return waiting.find(({ needs = [], after = [] }) => ![...needs, ...after].some(({ name }) => pending.has(name)));
}

/** @param {import("./stages.mjs").Stage} stage */
async function runStage(stage) {
  const began = performance.now();
  const { code, output } = await outcomeOf(stage);
  const results = resultsOf(code, stage.report);
  const isFailed = results.failed > 0;
  if (isFailed) console.log(`\n--- ${stage.name}: ${stage.command.join(" ")}\n${plain(output).trim()}\n---`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${isFailed ? "✗" : "✓"} ${stage.name.padEnd(10)} ${seconds.padStart(6)} s  ${sentence(results)}`);
  for (const name of results.flaky) console.log(`  passed at the second try only: ${name}`);
  return results;
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
