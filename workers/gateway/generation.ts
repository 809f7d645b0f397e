let latest = 0;

export function changed(): void {
  latest = Math.max(latest + 1, Date.now());
}

/** Part of the page cache key: the last change made through this isolate. */
export const generation = (): number => latest;
