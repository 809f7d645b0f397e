/** What an admin found at the payment provider about a failed order. Apart from the schemas: a page in the browser lists them. */
export const ORDER_OUTCOMES = ["happened", "again"] as const;
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number];
