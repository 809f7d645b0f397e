/** Milliseconds for which a provider remembers an idempotency key; Stripe forgets it after 24 hours at the earliest. */
export const KEY_LIFE = 23 * 3600 * 1000;

export interface Ordered {
  /** Epoch milliseconds; the order was not sent earlier. */
  orderedAt: number;
  now: number;
}

/** Returns whether an earlier attempt may be older than the provider's memory of its key: then look before sending. */
export const mayBeForgotten = ({ orderedAt, now }: Ordered): boolean => now - orderedAt >= KEY_LIFE;
