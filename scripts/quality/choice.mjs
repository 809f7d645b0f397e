import { Refusal } from "../local/refusal.mjs";

/**
 * The part of the gate that was asked for: names of stages first, then what narrows their test runs to files.
 * @param {import("./stages.mjs").Stage[]} stages
 * @param {string[]} words
 */
export function chosen(stages, words) {
  if (words.length === 0) return stages;
  const known = stages.map(({ name }) => name);
  const firstFile = words.findIndex((word) => !known.includes(word));
  const names = firstFile < 0 ? words : words.slice(0, firstFile);
  const files = words.slice(names.length);
  if (names.length === 0) throw new Refusal(`No part is called "${words[0]}". The parts: ${known.join(", ")}.`);
  const without = stages.find(({ name, report }) => names.includes(name) && !report && files.length > 0);
  if (without) throw new Refusal(`${without.name} is of all files: "${files.join(" ")}" narrows nothing.`);
  return stages.filter(({ name }) => names.includes(name)).map((stage) => narrowed(stage, files));
}

/**
 * @param {import("./stages.mjs").Stage} stage
 * @param {string[]} files
 */
const narrowed = (stage, files) => ({ ...stage, command: [...stage.command, ...files] });
