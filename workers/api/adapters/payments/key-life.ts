/** Milliseconds for which a provider remembers an idempotency key; Stripe forgets it after 24 hours at the earliest. */
export const KEY_LIFE = 23 * 3600 * 1000;

export interface Ordered {
  /** Epoch milliseconds; the order was not sent earlier. */
  orderedAt: number;
  now: number;
}

/** True if the provider may have forgotten the key of an earlier attempt: then look up the attempt before sending. */
export const mayBeForgotten = ({ orderedAt, now }: Ordered): boolean => now - orderedAt >= KEY_LIFE;
