import fc from "fast-check";
import { type Person, signedUp, visitor } from "./client";
import { aPayableBid, asked, aTapJob, db, INTENT, sessionOf, toppedUp, webhook } from "./money";

const OFTEN = ["pay", "told", "ask", "change", "pay request", "dispute", "propose", "accept"] as const;
const SELDOM = [
  "top up",
  "told again",
  "told wrong",
  "done",
  "close",
  "resolve",
  "pay out",
  "bank",
  "payout day",
  "expire",
] as const;
const LAST = ["solve", "cancel", "delete", "withdraw", "late"] as const;

export interface Step {
  do: (typeof OFTEN)[number] | (typeof SELDOM)[number] | (typeof LAST)[number];
  of: number;
  part: number;
  useCredits: boolean;
}

export const step: fc.Arbitrary<Step> = fc.record({
  do: fc.oneof(
    { arbitrary: fc.constantFrom(...OFTEN), weight: 6 },
    { arbitrary: fc.constantFrom(...SELDOM), weight: 3 },
    { arbitrary: fc.constantFrom(...LAST), weight: 1 },
  ),
  of: fc.nat(1000),
  part: fc.integer({ min: 0, max: 100 }),
  useCredits: fc.boolean(),
});

const SUCCESS = "payment.succeeded";
const EVENTS = [SUCCESS, SUCCESS, SUCCESS, "payment.processing", "payment.failed", "payment.cancelled"] as const;
const VERIFIED = { verification: "verified", iban: "NL91ABNA0417164300" };
const DAY = 86_400_000;

interface Deal {
  job: number;
  helper: Person;
  bid: Awaited<ReturnType<typeof aPayableBid>>;
}
interface PaidRequest {
  id: number;
  amount: number;
  chat_uri: string;
  total: string;
}
type Told = { id: string; type: string; data: Record<string, unknown> };

const among = <T>(of: number, live: readonly T[], all: readonly T[] = live): T | undefined => {
  const things = live.length === 0 || of % 10 === 0 ? all : live;
  return things[of % Math.max(1, things.length)];
};
const euros = (cents: number) => (cents / 100).toFixed(2);

export class Life {
  private readonly sessions: { session: string; cents: number }[] = [];
  private readonly deals: Deal[] = [];
  readonly told: Told[] = [];

  private constructor(
    private readonly owner: Person,
    private readonly helpers: readonly [Person, Person],
    private readonly admin: Person,
  ) {}

  static async begin(): Promise<Life> {
    const [owner, one, other, admin] = await Promise.all([
      signedUp(),
      signedUp(VERIFIED),
      signedUp(VERIFIED),
      signedUp({ roles: "admin" }),
    ]);
    await toppedUp(owner, "60.00");
    const life = new Life(owner, [one, other], admin);
    await life.take({ do: "pay", of: 57, part: 0, useCredits: true });
    return life;
  }

  private async aDeal(of: number): Promise<Deal> {
    const { results } = await db
      .prepare(
        `SELECT b.id FROM bid b JOIN job j ON j.id = b.job_id WHERE j.user_id = ?
         AND ((j.status = 'open' AND b.status = 'pending') OR (j.status = 'reserved' AND b.status = 'accepted'))`,
      )
      .bind(this.owner.id)
      .all<{ id: number }>();
    if (results.length === 0) {
      const job = await aTapJob(this.owner);
      for (const helper of this.helpers) {
        this.deals.push({ job, helper, bid: await aPayableBid(job, this.owner, helper, 100 + 37 * (of % 200)) });
      }
      return this.deals.at(-1) as Deal;
    }
    const live = this.deals.filter(({ bid }) => results.some(({ id }) => id === bid.id));
    return among(of, live, this.deals) as Deal;
  }

  private async aPayment(of: number, kind: string, statuses: string): Promise<PaidRequest | undefined> {
    const { results } = await db
      .prepare(
        `SELECT p.id, p.amount, p.status, c.uri AS chat_uri, printf('%.2f', (p.amount + p.platform_cost) / 100.0) AS total
         FROM payment p JOIN chat c ON c.id = p.chat_id WHERE p.payer_id = ? AND p.kind LIKE ? ORDER BY p.id`,
      )
      .bind(this.owner.id, kind)
      .all<PaidRequest & { status: string }>();
    const live = results.filter(({ status }) => statuses.includes(status));
    return among(of, live, results);
  }

  private async open(path: string, body: object, paid: boolean): Promise<void> {
    const answer = await this.owner.api("POST", path, body);
    const address = answer.body.redirect_url as string | null;
    if (answer.status > 201 || answer.body.status !== "open" || !address) return;
    const [session, cents] = [sessionOf(address), Math.round(Number(answer.body.to_pay) * 100)];
    this.sessions.push({ session, cents });
    if (paid) await this.tell(SUCCESS, { session, amount: cents, currency: "eur" });
  }

  private async tell(type: string, data: Told["data"]): Promise<void> {
    const event = { id: crypto.randomUUID(), type, data };
    this.told.push(event);
    await webhook(event);
  }

  private async word(of: number, part: number, more = 0): Promise<void> {
    const about = among(of, this.sessions.slice(-3), this.sessions);
    if (!about) return;
    const data = { session: about.session, amount: about.cents + more, currency: "eur" };
    await this.tell(EVENTS[part % EVENTS.length] as string, data);
  }

  private async payRequest(of: number, paid: boolean, use_credits: boolean): Promise<void> {
    const request = await this.aPayment(of, "request", "open failed cancelled");
    if (!request) return;
    const { id: payment_request_id, chat_uri, total: amount_with_platform_cost } = request;
    await this.open(INTENT, { payment_request_id, chat_uri, amount_with_platform_cost, use_credits }, paid);
  }

  private async change(of: number, amount: string): Promise<void> {
    const request = await this.aPayment(of, "request", "open");
    for (const helper of request ? this.helpers : []) {
      await helper.api("PUT", `/api/payment/${request?.id}/`, { amount });
    }
  }

  private async dispute(what: "dispute" | "close" | "propose" | "accept" | "resolve", of: number, part: number) {
    const payment = await this.aPayment(of, "%", what === "dispute" ? "held" : "disputed");
    if (!payment) return;
    const amount = euros(Math.floor((payment.amount * part) / 100));
    const outcome = (["release", "refund", "split"] as const)[part % 3];
    const at = `/api/payment/${payment.id}/dispute/`;
    const asks = {
      dispute: ["POST", at, { reason: "Niet af" }],
      close: ["DELETE", at, undefined],
      propose: ["POST", `${at}proposal/`, { amount }],
      accept: ["POST", `${at}accept/`, undefined],
      resolve: [
        "POST",
        `/api/admin/disputes/${payment.id}/resolve/`,
        { outcome, amount, reason: "Billijk", statement: "Billijk" },
      ],
    } as const;
    // The turn is unknown here; a wrong party is refused.
    const people =
      what === "resolve" ? [this.admin] : part % 2 ? [this.owner, ...this.helpers] : [...this.helpers, this.owner];
    const [method, path, body] = asks[what];
    for (const person of people) if ((await person.api(method, path, body)).status < 300) return;
  }

  private async bank(of: number, part: number): Promise<void> {
    const { results } = await db
      .prepare("SELECT id FROM payout WHERE user_id IN (?, ?) ORDER BY id DESC")
      .bind(this.helpers[0].id, this.helpers[1].id)
      .all<{ id: number }>();
    const payout = among(of, results.slice(0, 2), results);
    if (payout) await this.tell(part % 3 ? "payout.paid" : "payout.failed", { payout: payout.id });
  }

  private async payOut(part: number): Promise<void> {
    for (const helper of this.helpers) {
      await helper.api("POST", "/api/wallet/payout/", part % 3 ? { amount: euros(100 + 7 * part) } : {});
    }
  }

  private async cron(task: string, days: number): Promise<void> {
    const now = new Date(Date.now() + days * DAY).toISOString();
    for (const { id: user } of [this.owner, ...this.helpers]) {
      await visitor.api("POST", "/api/dev/cron/", { task, user, now });
    }
  }

  async take({ do: what, of, part, useCredits }: Step): Promise<void> {
    const { job, helper, bid } = await this.aDeal(of);
    const act = (person: Person) => person.api("PATCH", `/api/job/single/${job}/?action=${what}`);
    const paid = part % 2 === 0;
    const does: Record<Step["do"], () => Promise<unknown>> = {
      pay: () => this.open(INTENT, { ...bid.intent, use_credits: useCredits }, paid),
      "top up": () => this.open("/api/user/credits/", { amount: euros(100 + 10 * part) }, paid),
      ask: () => asked({ helper, bid }, euros(100 + 25 * part)).catch(() => undefined),
      change: () => this.change(of, euros(200 + 33 * part)),
      "pay request": () => this.payRequest(of, paid, useCredits),
      told: () => this.word(of, part),
      "told wrong": () => this.word(of, part, 1),
      "told again": async () => this.told.length > 0 && webhook(this.told[of % this.told.length] as Told),
      solve: () => act(this.owner),
      cancel: () => act(this.owner),
      delete: () => act(this.owner),
      done: () => act(helper),
      withdraw: () => helper.api("DELETE", "/api/bid/", { bid_id: bid.id }),
      dispute: () => this.dispute("dispute", of, part),
      close: () => this.dispute("close", of, part),
      propose: () => this.dispute("propose", of, part),
      accept: () => this.dispute("accept", of, part),
      resolve: () => this.dispute("resolve", of, part),
      "pay out": () => this.payOut(part),
      bank: () => this.bank(of, part),
      "payout day": () => this.cron("payouts", 0),
      late: () => this.cron("release", part < 50 ? 8 : 76),
      expire: () => this.cron("expiry", 1 / 24),
    };
    await does[what]();
  }
}
