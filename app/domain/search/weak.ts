import { WEAK_WORDS } from "./function-words";
import { stemsOf } from "./stems";

let weakStems: Set<string> | undefined;

export function isWeak(word: string): boolean {
  weakStems ??= new Set([...WEAK_WORDS].flatMap((weak) => stemsOf(weak).slice(0, 1)));
  return (
    WEAK_WORDS.has(word) ||
    stemsOf(word)
      .slice(0, 1)
      .some((stem) => weakStems?.has(stem))
  );
}
