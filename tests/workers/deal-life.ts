import fc from "fast-check";
import { centsOf } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { STATED } from "./admin-fixtures";
import { mailsTo, type Person, signedUp, visitor } from "./client";
import { asked, aTapJob, db, INTENT, onPage, sessionOf, toppedUp, webhook } from "./money";

export type By = "owner" | "helper" | "admin" | "bank" | "clock";

const OFTEN = ["meet soon", "suggest", "agree", "begin", "done", "missed", "answer", "hours", "days"] as const;
const MIDDLE = [
  "meet later",
  "extra",
  "dispute",
  "propose",
  "accept",
  "close",
  "deal",
  "cancel",
  "withdraw",
  "stop",
  "stop accept",
  "bank",
] as const;
const SELDOM = [
  "revoke",
  "solve",
  "decide",
  "refund",
  "release",
  "pause",
  "resume",
  "suspend",
  "restore",
  "object",
  "pay again",
  "open again",
  "ask price",
  "pay open",
  "race again",
  "race pay",
  "elsewhere",
  "unmatched",
  "other amount",
  "settle unpaid",
  "tip",
  "stop drop",
  "race stop",
  "weeks",
] as const;
const STAGES = ["agreed", "met", "reported", "begun", "done"] as const;
type Stage = (typeof STAGES)[number];
export const stage: fc.Arbitrary<Stage> = fc.constantFrom(...STAGES);

/** `owner`: the owner does it, otherwise the helper, if both can. */
export interface Step {
  do: (typeof OFTEN)[number] | (typeof MIDDLE)[number] | (typeof SELDOM)[number];
  owner: boolean;
  part: number;
}

export const step: fc.Arbitrary<Step> = fc.record({
  do: fc.oneof(
    { arbitrary: fc.constantFrom(...OFTEN), weight: 6 },
    { arbitrary: fc.constantFrom(...MIDDLE), weight: 3 },
    { arbitrary: fc.constantFrom(...SELDOM), weight: 1 },
  ),
  owner: fc.boolean(),
  part: fc.integer({ min: 0, max: 100 }),
});

const HOUR = 3_600_000;
const why = { reason: "Nagekeken", statement: "We hebben met jullie allebei gebeld." };

export interface Standing {
  job: { status: string; helper_id: number | null; begun_at: number | null; done_at: number | null };
  payments: {
    id: number;
    kind: string;
    status: string;
    helper_amount: number;
    paused: number;
    taken: number;
    days: number;
  }[];
  stopped: boolean;
  gone: boolean;
  /** The price of the deal that runs, in cents, and what covers it. Null unless it went back. */
  back: { price: number; agreed: number; covered: number } | null;
  reported: boolean;
  /** Hours until the start that the two agreed on. 0 without one, and once the start code was used. */
  ahead: number;
  proposer: number | null;
  /** The user who proposed to stop together. Null if no proposal waits. */
  stopper: number | null;
}

export class DealLife {
  hours = 0;
  /** Cents of the last payment to pay again. Null if it was refused. */
  askedAgain: number | null = null;

  private constructor(
    readonly owner: Person,
    readonly helper: Person,
    private readonly admin: Person,
    readonly job: number,
  ) {}

  static async begin(stage: Stage): Promise<DealLife> {
    const [owner, helper, admin] = await Promise.all([
      signedUp(),
      signedUp({ verification: "verified", iban: "NL91ABNA0417164300" }),
      signedUp({ roles: "admin" }),
    ]);
    const life = new DealLife(owner, helper, admin, await aTapJob(owner));
    await life.deal(0);
    if (stage === "met" || stage === "reported") {
      await life.meet(1, true, true);
      await life.pass(2);
    }
    if (stage === "reported") await life.answer(true, "missed");
    if (stage === "begun") await life.begins();
    if (stage === "done") await life.act(life.helper, "done");
    return life;
  }

  /** The two may have a second deal about the same job. */
  private async deal(part: number): Promise<void> {
    const bid = await this.helper.api("POST", "/api/bid/", { job_id: this.job, amount: `${10 + part}.50` });
    if (bid.status !== 201) return;
    const { id: bid_id, chat_uri, amount_with_platform_cost } = bid.body;
    const total = amount_with_platform_cost ?? (Math.floor(((10 + part) * 100 + 50) * 1.05 + 0.5) / 100).toFixed(2);
    // Every other payment uses credit, for a part or for all of it.
    // A suspended owner cannot.
    if (part % 2 === 1) await toppedUp(this.owner, `${part}.00`).catch(() => null);
    const intent = { bid_id, chat_uri, amount_with_platform_cost: total, use_credits: part % 2 === 1 };
    const { body } = await this.owner.api("POST", INTENT, intent);
    if (body.redirect_url) await onPage(sessionOf(body.redirect_url));
  }

  private async extra(part: number): Promise<void> {
    const chat = await this.chat();
    if (!chat) return;
    const bid = { chat_uri: chat.uri } as Parameters<typeof asked>[0]["bid"];
    const request = await asked({ helper: this.helper, bid }, (5 + part).toFixed(2)).catch(() => null);
    if (!request) return;
    const { body } = await this.owner.api("POST", INTENT, request.intent);
    if (body.redirect_url) await onPage(sessionOf(body.redirect_url));
  }

  private act(person: Person, action: string) {
    return person.api("PATCH", `/api/job/single/${this.job}/?action=${action}`);
  }

  private chat() {
    return db.prepare("SELECT id, uri FROM chat WHERE job_id = ?").bind(this.job).first<{ id: number; uri: string }>();
  }

  private two(owner: boolean): [Person, Person] {
    return owner ? [this.owner, this.helper] : [this.helper, this.owner];
  }

  private async meet(hours: number, owner: boolean, both: boolean): Promise<void> {
    const chat = await this.chat();
    const [one, other] = this.two(owner);
    const at = (more: number) => new Date(Date.now() + (hours + more) * HOUR).toISOString();
    const path = `/api/chat/${chat?.uri}/appointment/`;
    const { status } = await one.api("POST", path, { starts_at: at(0), ends_at: at(1) });
    if (both && status < 300) await other.api("PATCH", path, { status: "accepted" });
  }

  private async answer(owner: boolean, status: string): Promise<void> {
    const chat = await this.chat();
    await this.two(owner)[0].api("PATCH", `/api/chat/${chat?.uri}/appointment/`, { status });
  }

  private async begins(): Promise<void> {
    const words = await db
      .prepare(
        "SELECT s.words FROM start_code s JOIN bid b ON b.id = s.bid_id WHERE b.job_id = ? AND b.status = 'accepted'",
      )
      .bind(this.job)
      .first<string>("words");
    await this.helper.api("POST", `/api/job/single/${this.job}/begin/`, { words: words ?? "geen enkel woord bekend" });
  }

  private async payments(
    statuses: string,
    kinds = "'bid', 'request', 'tip'",
  ): Promise<{ id: number; amount: number; session: string; total: string }[]> {
    const { results } = await db
      .prepare(
        `SELECT id, amount, session, amount + platform_cost - credits_used AS total, printf('%.2f', (amount + platform_cost) / 100.0) AS written
         FROM payment WHERE job_id = ? AND status IN (${statuses}) AND kind IN (${kinds}) ORDER BY id DESC`,
      )
      .bind(this.job)
      .all<{ id: number; amount: number; session: string; total: string }>();
    return results;
  }

  private async disputeStep(what: "dispute" | "propose" | "accept" | "close", owner: boolean, part: number) {
    const of = await this.payments(what === "dispute" ? "'held'" : "'disputed'");
    const payment = of[part % Math.max(1, of.length)];
    if (!payment) return;
    const at = `/api/payment/${payment.id}/dispute/`;
    const [person] = this.two(owner);
    if (what === "dispute") await person.api("POST", at, { reason: "Niet af" });
    if (what === "close") await person.api("DELETE", at);
    if (what === "accept") await person.api("POST", `${at}accept/`);
    const amount = (Math.floor((payment.amount * part) / 100) / 100).toFixed(2);
    if (what === "propose") await person.api("POST", `${at}proposal/`, { amount });
  }

  /** `part`: percentage of what is held. */
  private async stop(what: "stop" | "stop accept" | "stop drop", owner: boolean, part: number): Promise<void> {
    const [person] = this.two(owner);
    const at = `/api/job/single/${this.job}/stop/`;
    if (what === "stop accept") await person.api("POST", `${at}accept/`);
    if (what === "stop drop") await person.api("DELETE", at);
    if (what !== "stop") return;
    const { body } = await person.api("GET", at);
    const held = (body.parts ?? []).reduce((sum: number, one: { amount: string }) => sum + centsOf(one.amount), 0);
    await person.api("POST", at, { amount: (Math.floor((held * part) / 100) / 100).toFixed(2) });
  }

  private async raceStop(owner: boolean, part: number): Promise<By> {
    await this.stop("stop", owner, part);
    const others: [By, () => Promise<unknown>][] = [
      ["owner", () => this.act(this.owner, "solve")],
      ["owner", () => this.disputeStep("dispute", owner, part)],
      ["helper", () => this.take({ do: "withdraw", owner, part })],
      ["bank", () => this.elsewhere(100)],
      ["owner", () => this.extra(part)],
      ["owner", () => this.stop("stop drop", !owner, part)],
      ["admin", () => this.deed("pause", part)],
    ];
    const [by, other] = others[part % others.length] as (typeof others)[number];
    await Promise.all([this.stop("stop accept", !owner, part), other()]);
    return by;
  }

  private async decide(part: number): Promise<void> {
    for (const { id, amount } of await this.payments("'disputed'")) {
      const outcome = (["release", "refund", "split"] as const)[part % 3];
      const earned = (Math.floor((amount * part) / 100) / 100).toFixed(2);
      await this.admin.api("POST", `/api/admin/disputes/${id}/resolve/`, {
        outcome,
        amount: earned,
        reason: "Billijk",
        statement: "Billijk",
      });
    }
  }

  private async deed(what: "refund" | "release" | "pause" | "resume", part: number): Promise<void> {
    const of = await this.payments("'held', 'disputed'");
    const payment = of[part % Math.max(1, of.length)];
    if (payment) await this.admin.api("POST", `/api/admin/payments/${payment.id}/${what}/`, why);
  }

  /** By the link of the mail, also if the account is not suspended. */
  private async object(): Promise<void> {
    const mails = (await mailsTo(this.owner.id)).filter(({ template }) => template === "account_suspended");
    const { decision, token } = mails.at(-1)?.data ?? {};
    const [payment] = await this.payments("'held'", "'bid', 'request'");
    const fields = { token, payment: payment?.id ?? 0, text: "Niet af" };
    if (decision) await visitor.api("POST", `/api/user/decisions/${decision}/objection/`, fields);
  }

  private async restore(): Promise<void> {
    for (const { id } of [this.owner, this.helper])
      await this.admin.api("POST", `/api/admin/users/${id}/restore/`, { reason: "Nagekeken" });
  }

  private async askPrice(part = 100): Promise<void> {
    const amount = await this.price();
    const chat = await this.chat();
    if (!chat || amount === null) return;
    const cents = Math.max(500, Math.floor((amount * part) / 100));
    await this.helper.api("POST", "/api/payment/", { chat_uri: chat.uri, amount: (cents / 100).toFixed(2) });
  }

  private price(): Promise<number | null> {
    return db
      .prepare("SELECT amount FROM bid WHERE job_id = ? AND status = 'accepted'")
      .bind(this.job)
      .first<number>("amount");
  }

  private async openAgain(): Promise<void> {
    const [back] = await this.payments("'refunded'", "'bid'");
    this.askedAgain = null;
    if (!back) return;
    const { status, body } = await this.owner.api("POST", `/api/payment/${back.id}/again/`);
    if (status < 300) this.askedAgain = centsOf(body.amount);
  }

  private async atBank(useCredits: boolean): Promise<string[]> {
    const chat = await this.chat();
    const { results } = await db
      .prepare(
        `SELECT id, printf('%.2f', (amount + platform_cost) / 100.0) AS total FROM payment
         WHERE job_id = ? AND kind = 'request' AND lapsed = 0 AND status IN ('open', 'failed', 'cancelled')`,
      )
      .bind(this.job)
      .all<{ id: number; total: string }>();
    const sessions: string[] = [];
    for (const { id, total } of results) {
      const intent = { payment_request_id: id, chat_uri: chat?.uri, amount_with_platform_cost: total };
      const { body } = await this.owner.api("POST", INTENT, { ...intent, use_credits: useCredits });
      if (body.status === "open" && body.redirect_url) sessions.push(sessionOf(body.redirect_url));
    }
    return sessions;
  }

  private async payOpen(useCredits = false): Promise<void> {
    for (const session of await this.atBank(useCredits)) await onPage(session);
  }

  private async payAgain(owner: boolean, part: number): Promise<void> {
    await (owner ? this.openAgain() : this.askPrice());
    await this.payOpen(part % 2 === 1);
  }

  private async raceAgain(owner: boolean, part: number): Promise<void> {
    const both = [() => this.openAgain(), () => this.askPrice(), () => this.openAgain()];
    await Promise.all((owner ? both : both.toReversed()).map((open) => open()));
    if (part % 4 > 0) await this.payOpen(part % 4 === 1);
  }

  private async racePay(owner: boolean, part: number): Promise<By> {
    const sessions = await this.atBank(false);
    const others: [By, () => Promise<unknown>][] = [
      ["owner", () => this.act(this.owner, "solve")],
      ["owner", () => this.act(this.owner, "cancel")],
      ["helper", () => this.take({ do: "withdraw", owner, part })],
      ["bank", () => this.elsewhere(100)],
      ["bank", () => onPage(sessions.at(-1) ?? "", "charge_back")],
      ["owner", () => this.answer(true, "missed")],
      ["helper", () => this.answer(false, "admitted")],
      ["helper", () => this.askPrice()],
      ["owner", () => this.openAgain()],
    ];
    const [by, other] = others[part % others.length] as (typeof others)[number];
    const all = [...sessions.map((session) => () => onPage(session)), other];
    await Promise.all((owner ? all : all.toReversed()).map((one) => one()));
    return by;
  }

  private async elsewhere(part: number): Promise<void> {
    const { results } = await db
      .prepare(
        `SELECT session, amount + platform_cost - credits_used AS cents FROM payment
         WHERE job_id = ? AND status IN ('held', 'disputed', 'released') AND kind <> 'tip' AND session IS NOT NULL ORDER BY id DESC`,
      )
      .bind(this.job)
      .all<{ session: string; cents: number }>();
    const of = results[part % Math.max(1, results.length)];
    if (!of || of.cents <= 0) return;
    const amount = part % 3 === 0 ? Math.max(1, Math.floor((of.cents * part) / 100)) : of.cents;
    const data = { session: of.session, reference: crypto.randomUUID(), amount, currency: "eur", order: "" };
    await webhook({ type: "refund.made", data });
  }

  private async unmatched(part: number): Promise<void> {
    const of = await this.payments("'held', 'disputed', 'released', 'refunded'", "'bid', 'request'");
    const payment = of[part % Math.max(1, of.length)];
    if (!payment?.session) return;
    const more = Number(payment.total) + 1;
    const [type, amount, currency] = (
      [
        ["chargeback.opened", more, "eur"],
        ["chargeback.opened", Number(payment.total), "usd"],
        ["chargeback.lost", more, "eur"],
        ["chargeback.won", more, "eur"],
        ["refund.made", more, "eur"],
        ["refund.made", Number(payment.total), "usd"],
        ["refund.failed", more, "eur"],
      ] as const
    )[part % 7] ?? ["refund.made", more, "eur"];
    const data = { session: payment.session, reference: crypto.randomUUID(), amount, currency, order: "" };
    await webhook({ type, data });
  }

  private async otherAmount(owner: boolean, part: number): Promise<void> {
    for (const session of await this.atBank(false)) {
      const cents = await db
        .prepare("SELECT amount + platform_cost - credits_used AS cents FROM payment WHERE session = ?")
        .bind(session)
        .first<number>("cents");
      const amount = Math.max(1, (cents ?? 0) + part - 50 + (part === 50 ? 1 : 0));
      await webhook({ type: "payment.succeeded", data: { session, amount, currency: part % 5 === 0 ? "usd" : "eur" } });
    }
    if (part % 2 === 0) await this.settleOther(owner ? "accept" : "refund");
  }

  private async settleOther(outcome: "accept" | "refund"): Promise<void> {
    const { results } = await db
      .prepare(
        "SELECT m.id FROM money_case m JOIN payment p ON p.id = m.payment_id WHERE p.job_id = ? AND m.kind = 'other_amount' AND m.handled_at IS NULL",
      )
      .bind(this.job)
      .all<{ id: number }>();
    for (const { id } of results) await this.admin.api("POST", `/api/admin/money/${id}/handle/`, { ...why, outcome });
  }

  private async settleUnpaid(part: number): Promise<void> {
    const { results } = await db
      .prepare(
        "SELECT m.id FROM money_case m JOIN payment p ON p.id = m.payment_id WHERE p.job_id = ? AND m.kind = 'unpaid_work' AND m.handled_at IS NULL",
      )
      .bind(this.job)
      .all<{ id: number }>();
    const outcome = part % 2 === 0 ? "solved" : "open";
    for (const { id } of results) await this.admin.api("POST", `/api/admin/money/${id}/handle/`, { ...why, outcome });
  }

  /** An admin decides on begun work that was not finished: the clock only pauses it. */
  private async decidePaused(): Promise<void> {
    const { results } = await db
      .prepare("SELECT id FROM payment WHERE job_id = ? AND status = 'held' AND paused_at IS NOT NULL")
      .bind(this.job)
      .all<{ id: number }>();
    for (const { id } of results) await this.admin.api("POST", `/api/admin/payments/${id}/refund/`, why);
  }

  private async tip(part: number): Promise<void> {
    const [payment] = await this.payments("'released'", "'bid'");
    if (!payment) return;
    const fields = { amount: `${1 + part}.00`, use_credits: part % 3 === 0 };
    const { body } = await this.owner.api("POST", `/api/payment/${payment.id}/tip/`, fields);
    if (body.redirect_url) await onPage(sessionOf(body.redirect_url));
  }

  private async bank(action: string, part: number): Promise<void> {
    const of = await this.payments("'held', 'disputed', 'released', 'refunded'");
    const payment = of[part % Math.max(1, of.length)];
    if (payment) await onPage(payment.session, action);
  }

  /** Null while the owner is suspended. */
  async shown(): Promise<Payment[] | null> {
    const shown: Payment[] = [];
    for (let page = 1, count = 1; shown.length < count; page++) {
      const path = `/api/payment/?chat_uri=${(await this.chat())?.uri}&page=${page}`;
      const { status, body } = await this.owner.api("GET", path);
      if (status !== 200) return null;
      shown.push(...body.results);
      count = body.results.length === 0 ? 0 : body.count;
    }
    return shown;
  }

  async pass(hours: number): Promise<void> {
    this.hours += hours;
    await visitor.api("POST", "/api/dev/later/", { job: this.job, hours });
    await visitor.api("POST", "/api/dev/cron/", { task: "release", user: this.owner.id });
  }

  async standing(): Promise<Standing> {
    const [job, payments, now, proposer, stopper] = await db.batch([
      db.prepare("SELECT status, helper_id, begun_at, done_at FROM job WHERE id = ?").bind(this.job),
      db
        .prepare(
          `SELECT id, kind, status, helper_amount, paused_at IS NOT NULL AS paused,
             EXISTS (SELECT 1 FROM chargeback b WHERE b.payment_id = payment.id AND b.status = 'open') AS taken,
             (?2 - paid_at) / 86400000.0 AS days
           FROM payment WHERE job_id = ?1 ORDER BY id`,
        )
        .bind(this.job, Date.now()),
      db
        .prepare(
          `SELECT EXISTS (SELECT 1 FROM payment p LEFT JOIN chargeback b ON b.payment_id = p.id AND b.status = 'open'
             WHERE p.job_id = ?1 AND (p.status = 'disputed' OR (p.status = 'held' AND b.id IS NOT NULL))) AS stopped,
           EXISTS (SELECT 1 FROM appointment a JOIN chat c ON c.id = a.chat_id
             WHERE c.job_id = ?1 AND a.missed_at IS NOT NULL AND a.missed_answer IS NULL) AS reported,
           coalesce((SELECT (a.starts_at - ?2) / 3600000.0 FROM job j JOIN bid b ON b.job_id = j.id AND b.status = 'accepted'
             JOIN appointment a ON a.chat_id = b.chat_id AND a.created_at >= b.updated_at AND a.status IN ('accepted', 'missed')
             WHERE j.id = ?1 AND j.begun_at IS NULL ORDER BY a.id DESC LIMIT 1), 0) AS ahead,
           (SELECT json_object('price', p.id, 'agreed', b.amount, 'covered',
               (SELECT coalesce(sum(min(c.amount, c.for_price)), 0) FROM payment c WHERE c.job_id = ?1 AND c.kind = 'request'
                 AND (c.status IN ('held', 'disputed') OR (c.status = 'released' AND c.id > p.id))))
             FROM bid b JOIN payment p ON p.bid_id = b.id AND p.kind = 'bid' AND p.status = 'refunded'
             WHERE b.job_id = ?1 AND b.status = 'accepted'
               AND p.id = (SELECT max(n.id) FROM payment n WHERE n.bid_id = b.id AND n.kind = 'bid')) AS back`,
        )
        .bind(this.job, Date.now()),
      db
        .prepare(
          `SELECT r.by_id FROM dispute_proposal r JOIN dispute d ON d.id = r.dispute_id JOIN payment p ON p.id = d.payment_id
           WHERE p.job_id = ? AND d.status <> 'closed' ORDER BY r.id DESC LIMIT 1`,
        )
        .bind(this.job),
      db.prepare("SELECT by_id FROM stop_proposal WHERE job_id = ? AND status = 'open'").bind(this.job),
    ]);
    const { back: json } = now?.results[0] as { back: string | null };
    const back = json === null ? null : (JSON.parse(json) as NonNullable<Standing["back"]>);
    return {
      job: job?.results[0] as Standing["job"],
      payments: payments?.results as Standing["payments"],
      stopped: (now?.results[0] as { stopped: number }).stopped === 1,
      reported: (now?.results[0] as { reported: number }).reported === 1,
      ahead: Math.max(0, (now?.results[0] as { ahead: number }).ahead),
      gone: back !== null && back.covered < back.agreed,
      back,
      proposer: (proposer?.results[0] as { by_id: number } | undefined)?.by_id ?? null,
      stopper: (stopper?.results[0] as { by_id: number } | undefined)?.by_id ?? null,
    };
  }

  async end(): Promise<void> {
    for (let turn = 0; turn < 2; turn++) {
      const { results } = await db
        .prepare(
          "SELECT p.session FROM chargeback b JOIN payment p ON p.id = b.payment_id WHERE p.job_id = ? AND b.status = 'open'",
        )
        .bind(this.job)
        .all<{ session: string }>();
      for (const { session } of results) await onPage(session, "charge_back_won");
      await this.pass(8 * 24);
      await this.decide(1);
      await this.pass(70 * 24);
      await this.decidePaused();
      await this.settleUnpaid(turn);
      await this.settleOther("refund");
    }
  }

  async take({ do: what, owner, part }: Step): Promise<By> {
    const said = owner ? "owner" : "helper";
    switch (what) {
      case "deal":
        return this.deal(part).then(() => "owner");
      case "meet soon":
        return this.meet(1 + (part % 22), owner, true).then(() => said);
      case "meet later":
        return this.meet(25 + part, owner, true).then(() => said);
      case "suggest":
        return this.meet(1 + part, owner, false).then(() => said);
      case "agree":
        return this.answer(owner, part % 3 ? "accepted" : "declined").then(() => said);
      case "missed":
        return this.answer(owner, "missed").then(() => said);
      case "answer":
        return this.answer(owner, ["admitted", "contested", "retracted"][part % 3] ?? "").then(() => said);
      case "begin":
        return this.begins().then(() => "helper");
      case "done":
        return this.act(this.helper, "done").then(() => "helper");
      case "solve":
      case "cancel":
        return this.act(this.owner, what).then(() => "owner");
      case "withdraw": {
        const bids = await db
          .prepare("SELECT max(id) AS id FROM bid WHERE job_id = ?")
          .bind(this.job)
          .first<number>("id");
        return this.helper.api("DELETE", "/api/bid/", { bid_id: bids }).then(() => "helper");
      }
      case "revoke": {
        const [payment] = await this.payments("'held'");
        return this.owner.api("POST", `/api/payment/${payment?.id ?? 0}/withdraw/`).then(() => "owner");
      }
      case "extra":
        return this.extra(part).then(() => "owner");
      case "dispute":
      case "propose":
      case "accept":
      case "close":
        return this.disputeStep(what, owner, part).then(() => said);
      case "stop":
      case "stop accept":
      case "stop drop":
        return this.stop(what, owner, part).then(() => said);
      case "race stop":
        return this.raceStop(owner, part);
      case "decide":
        return this.decide(part).then(() => "admin");
      case "refund":
      case "release":
      case "pause":
      case "resume":
        return this.deed(what, part).then(() => "admin");
      case "tip":
        return this.tip(part).then(() => "owner");
      case "suspend":
        return this.admin.api("POST", `/api/admin/users/${this.two(owner)[0].id}/suspend/`, STATED).then(() => "admin");
      case "restore":
        return this.restore().then(() => "admin");
      case "object":
        return this.object().then(() => "owner");
      case "pay again":
        return this.payAgain(owner, part).then(() => "owner");
      case "open again":
        return this.openAgain().then(() => "owner");
      case "ask price":
        return this.askPrice(part).then(() => "helper");
      case "pay open":
        return this.payOpen(owner).then(() => "owner");
      case "race again":
        return this.raceAgain(owner, part).then(() => "owner");
      case "race pay":
        return this.racePay(owner, part);
      case "elsewhere":
        return this.elsewhere(part).then(() => "bank");
      case "unmatched":
        return this.unmatched(part).then(() => "bank");
      case "other amount":
        return this.otherAmount(owner, part).then(() => "admin");
      case "settle unpaid":
        return this.settleUnpaid(part).then(() => "admin");
      case "bank":
        return this.bank(
          ["charge_back", "charge_back_won", "charge_back_lost"][part % 3] ?? "",
          Math.floor(part / 3),
        ).then(() => "bank");
      case "hours":
        return this.pass(1 + (part % 13)).then(() => "clock");
      case "days":
        return this.pass(24 + part).then(() => "clock");
      case "weeks":
        return this.pass(24 * (8 + part)).then(() => "clock");
    }
  }
}
