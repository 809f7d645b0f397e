import { centsOf } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { DealParties } from "./deal-parties";
import { asked, db, INTENT, onPage, sessionOf, toppedUp, webhook } from "./money";

const why = { reason: "Nagekeken", statement: "We hebben met jullie allebei gebeld." };

export class DealPayments extends DealParties {
  /** Cents of the last payment to pay again. Null if it was refused. */
  askedAgain: number | null = null;

  protected async deal(part: number): Promise<void> {
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

  protected async extra(part: number): Promise<void> {
    const chat = await this.chat();
    if (!chat) return;
    const bid = { chat_uri: chat.uri } as Parameters<typeof asked>[0]["bid"];
    const request = await asked({ helper: this.helper, bid }, (5 + part).toFixed(2)).catch(() => null);
    if (!request) return;
    const { body } = await this.owner.api("POST", INTENT, request.intent);
    if (body.redirect_url) await onPage(sessionOf(body.redirect_url));
  }

  protected async askPrice(part = 100): Promise<void> {
    const amount = await this.price();
    const chat = await this.chat();
    if (!chat || amount === null) return;
    const cents = Math.max(500, Math.floor((amount * part) / 100));
    await this.helper.api("POST", "/api/payment/", { chat_uri: chat.uri, amount: (cents / 100).toFixed(2) });
  }

  protected price(): Promise<number | null> {
    return db
      .prepare("SELECT amount FROM bid WHERE job_id = ? AND status = 'accepted'")
      .bind(this.job)
      .first<number>("amount");
  }

  protected async openAgain(): Promise<void> {
    const [back] = await this.payments("'refunded'", "'bid'");
    this.askedAgain = null;
    if (!back) return;
    const { status, body } = await this.owner.api("POST", `/api/payment/${back.id}/again/`);
    if (status < 300) this.askedAgain = centsOf(body.amount);
  }

  protected async atBank(useCredits: boolean): Promise<string[]> {
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

  protected async payOpen(useCredits = false): Promise<void> {
    for (const session of await this.atBank(useCredits)) await onPage(session);
  }

  protected async payAgain(owner: boolean, part: number): Promise<void> {
    await (owner ? this.openAgain() : this.askPrice());
    await this.payOpen(part % 2 === 1);
  }

  protected async raceAgain(owner: boolean, part: number): Promise<void> {
    const both = [() => this.openAgain(), () => this.askPrice(), () => this.openAgain()];
    await Promise.all((owner ? both : both.toReversed()).map((open) => open()));
    if (part % 4 > 0) await this.payOpen(part % 4 === 1);
  }

  protected async elsewhere(part: number): Promise<void> {
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

  protected async unmatched(part: number): Promise<void> {
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

  protected async otherAmount(owner: boolean, part: number): Promise<void> {
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

  protected async settleOther(outcome: "accept" | "refund"): Promise<void> {
    const { results } = await db
      .prepare(
        "SELECT m.id FROM money_case m JOIN payment p ON p.id = m.payment_id WHERE p.job_id = ? AND m.kind = 'other_amount' AND m.handled_at IS NULL",
      )
      .bind(this.job)
      .all<{ id: number }>();
    for (const { id } of results) await this.admin.api("POST", `/api/admin/money/${id}/handle/`, { ...why, outcome });
  }

  protected async tip(part: number): Promise<void> {
    const [payment] = await this.payments("'released'", "'bid'");
    if (!payment) return;
    const fields = { amount: `${1 + part}.00`, use_credits: part % 3 === 0 };
    const { body } = await this.owner.api("POST", `/api/payment/${payment.id}/tip/`, fields);
    if (body.redirect_url) await onPage(sessionOf(body.redirect_url));
  }

  protected async bank(action: string, part: number): Promise<void> {
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
}
