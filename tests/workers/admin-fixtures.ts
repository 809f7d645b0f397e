import { env } from "cloudflare:workers";
import { type Answer, mailsTo, type Person, signedUp, visitor } from "./client";

export interface Thing {
  target_type: "job" | "comment" | "message" | "photo" | "review" | "user";
  target_id: number;
}

const insertedId = async (sql: string, ...values: unknown[]) =>
  Number(
    await env.DB.prepare(`${sql} RETURNING id`)
      .bind(...values)
      .first<number>("id"),
  );

export const STATED = { reason: "Tegen de regels", ground: "contact_details", statement: "Er stond een nummer in." };

export const anAdmin = (): Promise<Person> => signedUp({ name: "Beheer", roles: "admin" });

/** Returns the row of a payment on any page of the paused ones: they stay in the database of all files. */
export async function pausedRow(admin: Person, payment: number) {
  const path = "/api/admin/payments/paused/";
  const { count } = (await admin.api("GET", path)).body;
  for (let page = Math.max(1, Math.ceil(count / 20)); page > 0; page--) {
    const { results } = (await admin.api("GET", `${path}?page=${page}`)).body;
    const row = results.find((one: { payment: { id: number } }) => one.payment.id === payment);
    if (row) return row;
  }
  return undefined;
}

export async function aComment(job: number, asker: Person, comment = "Bel me op mijn nummer"): Promise<Thing> {
  const sql = "INSERT INTO comment (job_id, user_id, comment, reply, created_at) VALUES (?, ?, ?, 'Nee', 5)";
  return { target_type: "comment", target_id: await insertedId(sql, job, asker.id, comment) };
}

export async function aReview(job: number, author: Person, about: Person, status = "visible"): Promise<Thing> {
  const sql =
    "INSERT INTO review (job_id, author_id, user_id, rating, text, status, created_at) VALUES (?, ?, ?, 1, 'Nooit meer', ?, ?)";
  const id = await insertedId(sql, job, author.id, about.id, status, Date.now());
  return { target_type: "review", target_id: id };
}

export async function aMessage(chat: number, sender: Person, message = "Dit hoort hier niet"): Promise<Thing> {
  const sql = "INSERT INTO message (chat_id, sender_id, message, day, created_at) VALUES (?, ?, ?, '2026-01-01', ?)";
  return { target_type: "message", target_id: await insertedId(sql, chat, sender.id, message, Date.now()) };
}

export const job = (id: number): Thing => ({ target_type: "job", target_id: id });
export const user = ({ id }: Person): Thing => ({ target_type: "user", target_id: id });

export async function aReport(thing: Thing, reporter?: Person): Promise<Answer["body"]> {
  const email = `${crypto.randomUUID()}@example.test`;
  const { status, body } = await (reporter ?? visitor).api("POST", "/api/report/", {
    ...thing,
    reason: "spam",
    text: "Kijk hier eens naar",
    ...(!reporter && { email }),
  });
  if (status !== 201) throw new Error(`no report: ${status} ${JSON.stringify(body)}`);
  return body;
}

export const decide = (admin: Person, report: number, action: string, statement = "Dit mag niet."): Promise<Answer> =>
  admin.api("POST", `/api/admin/reports/${report}/decide/`, { action, statement, reason: "Bekeken" });

export async function aDecision(admin: Person, thing: Thing, action = "remove"): Promise<Answer["body"]> {
  const report = await aReport(thing);
  const { status, body } = await decide(admin, report.id, action);
  if (status !== 200) throw new Error(`no decision: ${status} ${JSON.stringify(body)}`);
  return body;
}

export const appeal = (person: Pick<Person, "api">, decision: number, token?: string): Promise<Answer> =>
  person.api("POST", `/api/user/decisions/${decision}/appeal/`, { text: "Dit was een vergissing", token });

export const decideAppeal = (admin: Person, decision: number, outcome: string): Promise<Answer> =>
  admin.api("POST", `/api/admin/appeals/${decision}/decide/`, {
    outcome,
    statement: "Je hebt gelijk.",
    reason: "Opnieuw bekeken",
  });

export async function overturned(admin: Person, thing: Thing, person: Person, action = "remove"): Promise<void> {
  const { id } = await aDecision(admin, thing, action);
  const token = (await mailsTo(person.id)).find(({ template }) => template === "decision" || template === "warning")
    ?.data.token;
  await appeal(visitor, id, token);
  const { status, body } = await decideAppeal(await anAdmin(), id, "overturned");
  if (status !== 200) throw new Error(`not overturned: ${status} ${JSON.stringify(body)}`);
}

export const decisionMail = async (person: Person) =>
  (await mailsTo(person.id)).find(({ template }) => template === "decision" || template === "warning");

export async function auditOf(type: string, id: number): Promise<[string, string][]> {
  const { results } = await env.DB.prepare(
    "SELECT action, reason FROM audit WHERE target_type = ? AND target_id = ? ORDER BY id",
  )
    .bind(type, id)
    .all<{ action: string; reason: string }>();
  return results.map(({ action, reason }) => [action, reason]);
}

export function aMoneyCase(payment: number | null = null): Promise<number> {
  const sql = `INSERT INTO money_case (kind, provider, reference, event, payment_id, cents, currency, created_at)
    VALUES ('unmatched', 'sandbox', ?, 'refund.made', ?, 6300, 'eur', 1)`;
  return insertedId(sql, crypto.randomUUID(), payment);
}

export function aFailedDelivery(): Promise<number> {
  const sql = `INSERT INTO outbox (key, kind, payload, created_at, due_at, attempts, failed_at, error)
    VALUES (?, 'mail', '{"template":"welcome","data":{"token":"geheim"}}', 0, 0, 8, 1, 'mail provider answered 500')`;
  return insertedId(sql, `mail:welcome:${crypto.randomUUID()}`);
}

export function aFailedOrder(): Promise<number> {
  const sql = `INSERT INTO outbox (key, kind, payload, created_at, due_at, attempts, failed_at, error)
    VALUES (?, 'provider', '{"order":"refund","cents":4200}', 0, 0, 16, 1, 'not sent: two refunds')`;
  return insertedId(sql, `refund:${crypto.randomUUID()}`);
}
