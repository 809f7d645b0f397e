import type { MoneyAct } from "../money/money-stop";

/** Parts of the site, as visitors know them. */
export const SITE_PARTS = ["accounts", "jobs", "chats", "photos", "payments", "mails"] as const;
export type SitePart = (typeof SITE_PARTS)[number];

/** The health checks that a part needs (`/api/health/`). */
const NEEDS: Record<SitePart, readonly string[]> = {
  accounts: ["database", "sessions"],
  jobs: ["database"],
  chats: ["database", "objects"],
  photos: ["files", "images"],
  payments: ["database", "ledger"],
  mails: ["queue", "outbox", "cron"],
};

/** `stopped`: by the money stop. `unknown`: the check gave no answer. */
export type PartState = "works" | "fails" | "stopped" | "unknown";

/** By the name of the check. Null: no answer. */
export type Checks = Readonly<Record<string, string>> | null;

interface Seen {
  checks: Checks;
  /** Null: no answer. */
  stopped: readonly MoneyAct[] | null;
}

function stateOf(part: SitePart, { checks, stopped }: Seen): PartState {
  if (checks === null) return "unknown";
  if (NEEDS[part].some((name) => checks[name] === "failing")) return "fails";
  if (part !== "payments") return "works";
  if (stopped === null) return "unknown";
  return stopped.length > 0 ? "stopped" : "works";
}

export const partStates = (seen: Seen): { part: SitePart; state: PartState }[] =>
  SITE_PARTS.map((part) => ({ part, state: stateOf(part, seen) }));

export function siteState(parts: readonly { state: PartState }[]): PartState {
  const worst = (["fails", "stopped", "unknown"] as const).find((word) => parts.some(({ state }) => state === word));
  return worst ?? "works";
}
