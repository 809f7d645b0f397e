export const MIN_AGE_YEARS = 18;
export const ACCOUNT_STATUSES = ["active", "suspended", "deleted"] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

interface Card {
  id: number | null;
  has_page?: false | undefined;
}

/** The card of a deleted user has no id. */
export const isSuspended = ({ id, has_page }: Card): boolean => id !== null && has_page === false;

export const ACCOUNT_EVENTS = ["suspend", "restore", "delete"] as const;
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];

export const ACCOUNT_LIFE: readonly { from: readonly AccountStatus[]; event: AccountEvent; to: AccountStatus }[] = [
  { from: ["active", "suspended"], event: "suspend", to: "suspended" },
  { from: ["active", "suspended"], event: "restore", to: "active" },
  { from: ["active", "suspended"], event: "delete", to: "deleted" },
];

export const accountEvents = (status: AccountStatus): AccountEvent[] =>
  ACCOUNT_LIFE.filter(({ from, to }) => from.includes(status) && to !== status).map(({ event }) => event);

export function afterAccountEvent(from: AccountStatus, event: AccountEvent): AccountStatus | null {
  return ACCOUNT_LIFE.find((step) => step.event === event && step.from.includes(from))?.to ?? null;
}
