/** Nobody younger may have an account. */
export const LEAST_AGE = 18;
export const ACCOUNT_STATUSES = ["active", "suspended", "deleted"] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];
export const ACCOUNT_EVENTS = ["suspend", "restore", "delete"] as const;
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];

/** The life of an account, by the desk. What is so already stays so; a deleted account is nobody's any more. */
export const ACCOUNT_LIFE: readonly { from: readonly AccountStatus[]; event: AccountEvent; to: AccountStatus }[] = [
  { from: ["active", "suspended"], event: "suspend", to: "suspended" },
  { from: ["active", "suspended"], event: "restore", to: "active" },
  { from: ["active", "suspended"], event: "delete", to: "deleted" },
];

/** What changes an account now. */
export const accountEvents = (status: AccountStatus): AccountEvent[] =>
  ACCOUNT_LIFE.filter(({ from, to }) => from.includes(status) && to !== status).map(({ event }) => event);

/** Where an event leads from a status; null when the status does not know it. */
export function afterAccountEvent(from: AccountStatus, event: AccountEvent): AccountStatus | null {
  return ACCOUNT_LIFE.find((step) => step.event === event && step.from.includes(from))?.to ?? null;
}
