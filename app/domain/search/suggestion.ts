import type { KindOfWork } from "./kinds-of-work";
import { weighedKindsOf } from "./lexicon";

/** More would be a list to choose from, which there is already. */
const MOST = 2;

/** Returns the kinds of work that a title suggests, of a category each: the likeliest, and another that is as likely. */
export function suggestedKinds(title: string): KindOfWork[] {
  const weighed = weighedKindsOf(title);
  const kinds: KindOfWork[] = [];
  for (const { kind, points } of weighed) {
    const isLikely = points === weighed[0]?.points;
    if (isLikely && kinds.every(({ category }) => category !== kind.category)) kinds.push(kind);
  }
  return kinds.slice(0, MOST);
}
