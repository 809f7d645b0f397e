import { STATED } from "./admin-fixtures";
import { mailsTo, signedUp, visitor } from "./client";
import { DealPayments } from "./deal-payments";
import type { By, Stage, Step } from "./deal-steps";
import { aTapJob, db, onPage } from "./money";

const why = { reason: "Nagekeken", statement: "We hebben met jullie allebei gebeld." };

export class DealLife extends DealPayments {
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
