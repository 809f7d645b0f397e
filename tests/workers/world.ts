import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { dayFrom, dayInAmsterdam } from "~/domain/values/calendar";
import { api } from "../../workers/api/app";
import { type Answer, type Call, type Person, signedUp } from "./client";
import { insertJob, type JobColumns } from "./rows";

export function aJob(owner: Person, overrides: JobColumns = {}): Promise<number> {
  const listed = Number((overrides.status ?? "open") === "open");
  return insertJob(owner.id, { title: "Schutting schilderen", listed, ...overrides });
}

export const act = (person: Pick<Person, "api">, job: number, action: string): Promise<Answer> =>
  person.api("PATCH", `/api/job/single/${job}/?action=${action}`);

export async function neighbours(job: JobColumns = {}) {
  const [placer, helper] = await Promise.all([
    signedUp({ name: "Petra de Vries" }),
    signedUp({ name: "Hassan Bakker" }),
  ]);
  return { placer, helper, job: await aJob(placer, job) };
}

export async function aBid(helper: Person, job: number, amount = "60.00", message?: string): Promise<Answer["body"]> {
  const { status, body } = await helper.api("POST", "/api/bid/", { job_id: job, amount, message });
  if (status !== 201) throw new Error(`no bid: ${status} ${JSON.stringify(body)}`);
  return body;
}

export async function valueOf<T>(sql: string, ...values: unknown[]): Promise<T | null> {
  const row = await env.DB.prepare(sql)
    .bind(...values)
    .first<Record<string, T>>();
  return row ? (Object.values(row)[0] ?? null) : null;
}

export async function notificationTypesOf(person: Person): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT type FROM notification WHERE user_id = ? ORDER BY id")
    .bind(person.id)
    .all<{ type: string }>();
  return results.map(({ type }) => type);
}

export function tally(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const key = status < 400 ? String(status) : `${status} ${body?.code ?? ""}`.trim();
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

export const atOnce = (call: () => Promise<Answer>, times = 20): Promise<Answer[]> =>
  Promise.all(Array.from({ length: times }, () => call()));

export function inDirectMode(person: Person): Call {
  return async (method, path, body) => {
    const execution = createExecutionContext();
    const request = new Request(`https://buurklusser.test${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { Authorization: `Bearer ${person.token}`, "Content-Type": "application/json" },
    });
    const response = await api.fetch(request, { ...env, PAYMENT_MODE: "direct" }, execution);
    await waitOnExecutionContext(execution);
    return {
      status: response.status,
      body: response.status === 204 ? null : await response.json(),
      headers: response.headers,
    };
  };
}

export const dayAhead = (days: number): string => dayFrom(dayInAmsterdam(Date.now()), days);

export async function accepted(placer: Person, bid: number): Promise<void> {
  const { status } = await inDirectMode(placer)("PATCH", "/api/bid/", { bid_id: bid, status: "accepted" });
  if (status !== 200) throw new Error(`not accepted: ${status}`);
}

export async function block(one: Person, other: Person): Promise<void> {
  await env.DB.prepare("INSERT INTO block (user_id, blocked_id, created_at) VALUES (?, ?, ?)")
    .bind(one.id, other.id, Date.now())
    .run();
}

export async function setJob(job: number, status: string): Promise<void> {
  await env.DB.prepare("UPDATE job SET status = ?2, listed = (?2 = 'open') WHERE id = ?1").bind(job, status).run();
}
