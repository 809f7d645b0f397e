import type { KindOfWork } from "./kinds-of-work";
import { weighedKindsOf } from "./lexicon";

const MOST = 2;

export function suggestedKinds(title: string): KindOfWork[] {
  const weighed = weighedKindsOf(title);
  const kinds: KindOfWork[] = [];
  for (const { kind, points } of weighed) {
    const isLikely = points === weighed[0]?.points;
    if (isLikely && kinds.every(({ category }) => category !== kind.category)) kinds.push(kind);
  }
  return kinds.slice(0, MOST);
}
