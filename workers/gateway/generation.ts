import { isBookmark, laterOf } from "../bookmark";

let latest = 0;
let seen: string | null = null;

export function changed(upTo: string | null = null): void {
  latest = Math.max(latest + 1, Date.now());
  if (isBookmark(upTo)) seen = laterOf(seen, upTo);
}

export const generation = (): number => latest;

export const bookmark = (): string | null => seen;
