import { createHmac } from "node:crypto";

export interface Person {
  email: string;
  paidOut: boolean;
  token: string;
}

interface Bid {
  id: number;
  by: Person;
  chat: string;
  cents: number;
  session: string | null;
  status: "pending" | "accepted" | "gone";
}

interface Job {
  id: number;
  owner: Person;
  bids: Bid[];
  status: "open" | "reserved" | "solved";
}

export class Market {
  readonly jobs: Job[] = [];
  readonly people: Person[] = [];
  loggedInAt = 0;
  private last = 0;
  next = () => ++this.last;

  bids(status: Bid["status"], jobStatus: Job["status"]) {
    const jobs = this.jobs.filter((job) => job.status === jobStatus);
    return jobs.flatMap((job) => job.bids.filter((bid) => bid.status === status).map((bid) => ({ job, bid })));
  }
}

export function webhookOf(session: string, amount: number) {
  const at = Math.floor(Date.now() / 1000);
  const data = { session, amount, currency: "eur" };
  const body = JSON.stringify({
    id: `evt_${session}_payment.succeeded`,
    type: "payment.succeeded",
    created: at,
    data,
  });
  // Secret of the local start, from .dev.vars.
  const proof = createHmac("sha256", "whsec_sandbox").update(`${at}.${body}`).digest("hex");
  return { body, headers: { "Sandbox-Signature": `t=${at},v1=${proof}` } };
}

const WHO: [name: string, paidOut: boolean][] = [
  ["placer", false],
  ["helper", true],
  ["business", true],
  ["newhelper", false],
  ["aisha", false],
  ["bram", false],
  ["carla", false],
  ["daan", false],
  ["frank", false],
  ["greet", false],
  ["hugo", false],
  ["kim", false],
];

/** Access tokens live 15 minutes, so they outlive the server. */
const RENEW_MS = 8 * 60_000;

export async function logIn(market: Market, origin: string): Promise<void> {
  if (Date.now() < market.loggedInAt + RENEW_MS) return;
  market.loggedInAt = Date.now();
  if (market.people.length === 0)
    market.people.push(...WHO.map(([name, paidOut]) => ({ email: `${name}@example.test`, paidOut, token: "" })));
  for (const person of market.people) {
    const response = await fetch(`${origin}/api/user/token/`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: person.email, password: "Welkom123!" }),
    });
    const tokens = (await response.json()) as { access?: string };
    if (!tokens.access) throw new Error(`${person.email} cannot log in: ${response.status}`);
    person.token = tokens.access;
  }
}
