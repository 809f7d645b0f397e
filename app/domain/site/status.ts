import type { MoneyAct } from "../money/money-stop";

export const SITE_PARTS = ["accounts", "jobs", "chats", "photos", "payments", "mails"] as const;
export type SitePart = (typeof SITE_PARTS)[number];

export const HEALTH_CHECKS = [
  "database",
  "files",
  "sessions",
  "images",
  "limits",
  "objects",
  "queue",
  "outbox",
  "cron",
  "tasks",
  "ledger",
] as const;
export type HealthCheck = (typeof HEALTH_CHECKS)[number];

/** A check without a part does not compile. */
const EFFECTS: Record<HealthCheck, { state: "fails" | "late"; parts: readonly [SitePart, ...SitePart[]] }> = {
  database: { state: "fails", parts: ["accounts", "jobs", "chats", "payments", "mails"] },
  files: { state: "fails", parts: ["photos"] },
  sessions: { state: "fails", parts: ["accounts"] },
  images: { state: "fails", parts: ["photos"] },
  limits: { state: "fails", parts: ["accounts", "jobs", "chats", "payments"] },
  objects: { state: "fails", parts: ["chats"] },
  ledger: { state: "fails", parts: ["payments"] },
  queue: { state: "late", parts: ["mails"] },
  outbox: { state: "late", parts: ["payments", "mails"] },
  cron: { state: "late", parts: ["jobs", "payments", "mails"] },
  tasks: { state: "late", parts: ["jobs", "payments"] },
};

const isKnown = (name: string): name is HealthCheck => HEALTH_CHECKS.some((check) => check === name);

export type PartState = "works" | "late" | "fails" | "stopped" | "unknown";

export type Checks = Readonly<Record<string, string>> | null;

interface Seen {
  checks: Checks;
  stopped: readonly MoneyAct[] | null;
}

/** A failing check of another API can have a name that this one does not know. */
function worstOf(part: SitePart, checks: NonNullable<Checks>): PartState {
  const failing = Object.keys(checks).filter((name) => checks[name] === "failing");
  const states = failing.map((name) => {
    if (!isKnown(name)) return "unknown";
    const { parts, state } = EFFECTS[name];
    return parts.includes(part) ? state : "works";
  });
  return (["fails", "late", "unknown"] as const).find((state) => states.includes(state)) ?? "works";
}

function stateOf(part: SitePart, { checks, stopped }: Seen): PartState {
  if (checks === null) return "unknown";
  const state = worstOf(part, checks);
  if (state === "fails" || part !== "payments") return state;
  if (stopped === null) return "unknown";
  return stopped.length > 0 ? "stopped" : state;
}

export const partStates = (seen: Seen): { part: SitePart; state: PartState }[] =>
  SITE_PARTS.map((part) => ({ part, state: stateOf(part, seen) }));

export function siteState(parts: readonly { state: PartState }[]): PartState {
  const worst = (["fails", "late", "stopped", "unknown"] as const).find((word) =>
    parts.some(({ state }) => state === word),
  );
  return worst ?? "works";
}
