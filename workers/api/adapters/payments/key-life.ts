/** Milliseconds. Stripe forgets an idempotency key after 24 hours at the earliest. */
export const KEY_LIFE_MS = 23 * 3600 * 1000;

export interface Ordered {
  orderedAt: number;
  now: number;
  checkedAt?: number;
}

export const mayBeForgotten = ({ orderedAt, now, checkedAt = orderedAt }: Ordered): boolean =>
  now - checkedAt >= KEY_LIFE_MS;

/** A provider repeats its answer to a key, also its refusal. */
export const keyToSend = ({ key, checkedAt }: Ordered & { key: string }): string =>
  checkedAt === undefined ? key : `${key}:${checkedAt}`;
