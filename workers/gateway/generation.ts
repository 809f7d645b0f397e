let latest = 0;

/** Invalidates the pages that this isolate cached so far. */
export function changed(): void {
  latest = Math.max(latest + 1, Date.now());
}

/** The last change made through this isolate; part of the page cache key. */
export const generation = (): number => latest;
