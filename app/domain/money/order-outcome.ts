/** Apart from the schemas: a page in the browser lists them. */
export const ORDER_OUTCOMES = ["happened", "again"] as const;
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number];
