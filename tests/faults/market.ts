import { createHmac } from "node:crypto";

/** Someone of the demonstration data. */
export interface Person {
  email: string;
  /** Verified and with a bank account: may ask for a payout. */
  paidOut: boolean;
  token: string;
}

interface Bid {
  id: number;
  by: Person;
  chat: string;
  cents: number;
  /** The provider's name for its open payment. */
  session: string | null;
  status: "pending" | "accepted" | "gone";
}

interface Job {
  id: number;
  owner: Person;
  bids: Bid[];
  status: "open" | "reserved" | "solved";
}

/** What the writers believe there is: what they were answered. */
export class Market {
  readonly jobs: Job[] = [];
  readonly people: Person[] = [];
  loggedInAt = 0;
  /** Numbers everything that is written, so that each thing can be told from all others. */
  private last = 0;
  next = () => ++this.last;

  bids(status: Bid["status"], jobStatus: Job["status"]) {
    const jobs = this.jobs.filter((job) => job.status === jobStatus);
    return jobs.flatMap((job) => job.bids.filter((bid) => bid.status === status).map((bid) => ({ job, bid })));
  }
}

/** A signed webhook of the sandbox provider, as its own page sends it. */
export function webhookOf(session: string, amount: number) {
  const at = Math.floor(Date.now() / 1000);
  const data = { session, amount, currency: "eur" };
  const body = JSON.stringify({
    id: `evt_${session}_payment.succeeded`,
    type: "payment.succeeded",
    created: at,
    data,
  });
  // The secret of the local start, from .dev.vars.
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

/** Access tokens live for 15 minutes; until then they outlive the server. */
const RENEW_MS = 8 * 60_000;

/** Everyone logs in, and again when it was long ago. */
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
