/** Apart from the schemas, because a live page imports it. */
export const ORDER_OUTCOMES = ["happened", "again"] as const;
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number];
