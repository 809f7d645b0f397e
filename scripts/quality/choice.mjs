import { readdirSync } from "node:fs";
import path from "node:path";
import { Refusal } from "../local/refusal.mjs";
import { root } from "../local/settings.mjs";

/**
 * Splits the arguments: names of stages first, then filters for their test files.
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

/**
 * Returns test files whose name contains a word, to suggest when the chosen stage has none.
 * @param {string[]} words
 * @returns {string[]} paths from the root
 */
export function namesakes(words) {
  const files = readdirSync(path.join(root, "tests"), { recursive: true, encoding: "utf8" });
  const tests = files.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
  const named = tests.filter((file) => words.some((word) => path.basename(file).includes(word)));
  return named.map((file) => path.join("tests", file));
}
