let latest = 0;

/** Something may have changed: pages kept so far in this isolate are not shown any more. */
export function changed(): void {
  latest = Math.max(latest + 1, Date.now());
}

/** Names the time since the last change made here; part of the key of kept pages. */
export const generation = (): number => latest;
