import { partsOf, sameAs } from "./lexicon";
import { stemsOf } from "./stems";
import { isWeak } from "./weak";
import { folded, wordsOf } from "./words";

export interface Excerpt {
  before: string;
  hit: string;
  after: string;
}

const SHORTEST_PART = 4;
const BEFORE = 24;
const AFTER = 48;

export function excerptOf(job: { title: string; description: string }, typed: string): Excerpt | null {
  const words = wordsOf(typed);
  const strong = words.filter((word) => !isWeak(word));
  const queried = (strong.length > 0 ? strong : words).flatMap((word) => [word, ...(partsOf(word) ?? [])]);
  if (firstHit(job.title, queried)) return null;
  const description = job.description.replace(/\s+/g, " ").trim();
  const hit = firstHit(description, queried) ?? firstHit(description, queried.flatMap(sameAs));
  if (!hit) return null;
  const start = hit.index;
  const end = start + hit[0].length;
  return { before: endOf(description.slice(0, start)), hit: hit[0], after: startOf(description.slice(end)) };
}

function firstHit(text: string, queried: readonly string[]): RegExpExecArray | undefined {
  const stems = queried.flatMap((word) => stemsOf(folded(word)));
  const holds = (stem: string) =>
    stems.some((one) => (one.length < SHORTEST_PART ? stem === one : stem.startsWith(one) || stem.endsWith(one)));
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].find(([word]) => stemsOf(folded(word)).some(holds));
}

function endOf(text: string): string {
  if (text.length <= BEFORE) return text;
  const cut = text.slice(-BEFORE);
  return `… ${cut.slice(cut.indexOf(" ") + 1)}`;
}

function startOf(text: string): string {
  if (text.length <= AFTER) return text;
  const cut = text.slice(0, AFTER);
  return `${cut.slice(0, cut.lastIndexOf(" "))} …`;
}
