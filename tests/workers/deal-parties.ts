import { centsOf } from "~/domain/money/money";
import { type Person, visitor } from "./client";
import { type Standing, standingOf } from "./deal-standing";
import { db } from "./money";

const HOUR = 3_600_000;

export class DealParties {
  hours = 0;

  protected constructor(
    readonly owner: Person,
    readonly helper: Person,
    protected readonly admin: Person,
    readonly job: number,
  ) {}

  protected act(person: Person, action: string) {
    return person.api("PATCH", `/api/job/single/${this.job}/?action=${action}`);
  }

  protected chat() {
    return db.prepare("SELECT id, uri FROM chat WHERE job_id = ?").bind(this.job).first<{ id: number; uri: string }>();
  }

  protected two(owner: boolean): [Person, Person] {
    return owner ? [this.owner, this.helper] : [this.helper, this.owner];
  }

  protected async meet(hours: number, owner: boolean, both: boolean): Promise<void> {
    const chat = await this.chat();
    const [one, other] = this.two(owner);
    const at = (more: number) => new Date(Date.now() + (hours + more) * HOUR).toISOString();
    const path = `/api/chat/${chat?.uri}/appointment/`;
    const { status } = await one.api("POST", path, { starts_at: at(0), ends_at: at(1) });
    if (both && status < 300) await other.api("PATCH", path, { status: "accepted" });
  }

  protected async answer(owner: boolean, status: string): Promise<void> {
    const chat = await this.chat();
    await this.two(owner)[0].api("PATCH", `/api/chat/${chat?.uri}/appointment/`, { status });
  }

  protected async begins(): Promise<void> {
    const words = await db
      .prepare(
        "SELECT s.words FROM start_code s JOIN bid b ON b.id = s.bid_id WHERE b.job_id = ? AND b.status = 'accepted'",
      )
      .bind(this.job)
      .first<string>("words");
    await this.helper.api("POST", `/api/job/single/${this.job}/begin/`, { words: words ?? "geen enkel woord bekend" });
  }

  protected async payments(
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

  protected async disputeStep(what: "dispute" | "propose" | "accept" | "close", owner: boolean, part: number) {
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
  protected async stop(what: "stop" | "stop accept" | "stop drop", owner: boolean, part: number): Promise<void> {
    const [person] = this.two(owner);
    const at = `/api/job/single/${this.job}/stop/`;
    if (what === "stop accept") await person.api("POST", `${at}accept/`);
    if (what === "stop drop") await person.api("DELETE", at);
    if (what !== "stop") return;
    const { body } = await person.api("GET", at);
    const held = (body.parts ?? []).reduce((sum: number, one: { amount: string }) => sum + centsOf(one.amount), 0);
    await person.api("POST", at, { amount: (Math.floor((held * part) / 100) / 100).toFixed(2) });
  }

  async pass(hours: number): Promise<void> {
    this.hours += hours;
    await visitor.api("POST", "/api/dev/later/", { job: this.job, hours });
    await visitor.api("POST", "/api/dev/cron/", { task: "release", user: this.owner.id });
  }

  standing(): Promise<Standing> {
    return standingOf(this.job);
  }
}
