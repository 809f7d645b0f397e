import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { FEE_PERCENT, withFee } from "~/domain/money/money";
import { signed } from "../../workers/api/adapters/payments/sandbox-signature";
import { api } from "../../workers/api/app";
import { type Person, type PersonOverrides, signedUp, visitor } from "./client";
import { aJob } from "./world";

export const db = env.DB;
const ORIGIN = "https://buurklusser.test";

export async function sent(path: string, body: string, headers: Record<string, string>, settings: Partial<Env> = {}) {
  const execution = createExecutionContext();
  const answer = await api.fetch(
    new Request(ORIGIN + path, { method: "POST", body, headers }),
    { ...env, ...settings },
    execution,
  );
  const text = await answer.text();
  await waitOnExecutionContext(execution);
  return { status: answer.status, text };
}

export const form = (path: string, fields: Record<string, string>) =>
  sent(path, new URLSearchParams(fields).toString(), { "Content-Type": "application/x-www-form-urlencoded" });

let last = 0;
const next = () => `${Date.now()}${++last}`;

export const aTapJob = (owner: Person, title = "Kraan lekt"): Promise<number> =>
  aJob(owner, {
    title,
    description: "In de keuken",
    budget: 5000,
    category: 10,
    location_details: "Tweede bel",
  });

export async function aPayableBid(job: number, owner: Person, helper: Person, cents = 10_000) {
  const chat_uri = `chat-${next().padStart(18, "0")}`;
  const [low, high] = [owner.id, helper.id].sort((a, b) => a - b);
  const chat = (await db
    .prepare(
      "INSERT INTO chat (uri, job_id, low_id, high_id, created_at, updated_at) VALUES (?, ?, ?, ?, 0, 0) RETURNING id",
    )
    .bind(chat_uri, job, low, high)
    .first<number>("id")) as number;
  const id = (await db
    .prepare(
      "INSERT INTO bid (job_id, user_id, chat_id, amount, created_at, updated_at) VALUES (?, ?, ?, ?, 0, 0) RETURNING id",
    )
    .bind(job, helper.id, chat, cents)
    .first<number>("id")) as number;
  const euros = (withFee(cents, FEE_PERCENT) / 100).toFixed(2);
  return { id, chat, chat_uri, cents, intent: { bid_id: id, chat_uri, amount_with_platform_cost: euros } };
}

export async function aDeal(cents = 10_000, helperIs: PersonOverrides = {}) {
  const [owner, helper] = [await signedUp(), await signedUp(helperIs)];
  const job = await aTapJob(owner);
  const bid = await aPayableBid(job, owner, helper, cents);
  return { owner, helper, job, bid };
}
export type Deal = Awaited<ReturnType<typeof aDeal>>;

export const sessionOf = (redirect: string) => redirect.split("/").at(-2) ?? "";

export async function opened(owner: Person, bid: Deal["bid"]) {
  const { body } = await owner.api("POST", "/api/payment/stripe/payment-intent/", bid.intent);
  return { id: body.id as number, session: sessionOf(body.redirect_url), body };
}

export async function aPaidDeal(cents = 10_000, helperIs: PersonOverrides = {}) {
  const deal = await aDeal(cents, helperIs);
  const payment = await opened(deal.owner, deal.bid);
  await visitor.api("POST", `/api/dev/pay/${payment.session}/`, { action: "success" });
  return { ...deal, payment };
}

interface Event {
  id?: string;
  type: string;
  data: Record<string, unknown>;
}

export async function webhook({ id = `evt_${next()}`, ...event }: Event, signature?: string, provider = "sandbox") {
  const body = JSON.stringify({ id, created: Math.floor(Date.now() / 1000), ...event });
  return sent(`/api/payment/webhook/${provider}/`, body, {
    "Content-Type": "application/json",
    "Sandbox-Signature": signature ?? (await signed(env.SANDBOX_WEBHOOK_SECRET, body, Date.now())),
  });
}

export const succeeded = (session: string, cents: number, id?: string) =>
  webhook({ id, type: "payment.succeeded", data: { session, amount: cents, currency: "eur" } });

export async function valueOf<T = string>(table: string, id: number, column: string): Promise<T | null> {
  return db.prepare(`SELECT ${column} AS value FROM ${table} WHERE id = ?`).bind(id).first<T>("value");
}

export const balanceOf = async (account: string) =>
  (await db.prepare("SELECT balance FROM account WHERE name = ?").bind(account).first<number>("balance")) ?? 0;

export async function entriesOf(key: string): Promise<Record<string, number>> {
  const { results } = await db
    .prepare(
      "SELECT e.account, e.cents FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id WHERE t.key = ?",
    )
    .bind(key)
    .all<{ account: string; cents: number }>();
  return Object.fromEntries(results.map(({ account, cents }) => [account, cents]));
}

export async function sums() {
  return db
    .prepare(
      "SELECT (SELECT coalesce(sum(cents), 0) FROM ledger_entry) AS entries, (SELECT coalesce(sum(balance), 0) FROM account) AS balances",
    )
    .first();
}

export async function earns(person: Pick<Person, "id">, cents: number, account = "balance"): Promise<void> {
  const transaction = await db
    .prepare("INSERT INTO ledger_transaction (event, key, created_at) VALUES ('released', ?, 0) RETURNING id")
    .bind(`earned:${next()}`)
    .first<number>("id");
  const entry = "INSERT INTO ledger_entry (transaction_id, account, cents) VALUES (?, ?, ?)";
  await db.batch([
    db.prepare(entry).bind(transaction, "outside", -cents),
    db.prepare(entry).bind(transaction, `${account}:${person.id}`, cents),
  ]);
}

export async function aFailedPayout(overrides: PersonOverrides = {}) {
  const helper = await signedUp({ verification: "verified", iban: "NL91ABNA0417164300", ...overrides });
  await earns(helper, 10_000);
  const { body } = await helper.api("POST", "/api/wallet/payout/", { amount: "40.00" });
  await visitor.api("POST", `/api/dev/payouts/${body.id}/`, { action: "fail" });
  return { helper, id: Number(body.id) };
}

export const INTENT = "/api/payment/stripe/payment-intent/";

export async function asked({ helper, bid }: Pick<Deal, "helper" | "bid">, amount = "20.00", description?: string) {
  const body = { chat_uri: bid.chat_uri, amount, description };
  const answer = await helper.api("POST", "/api/payment/", body);
  if (answer.status !== 201) throw new Error(`no request: ${answer.status} ${JSON.stringify(answer.body)}`);
  const { id } = answer.body;
  const total = (withFee(Math.round(Number(amount) * 100), FEE_PERCENT) / 100).toFixed(2);
  const intent = { payment_request_id: id, chat_uri: bid.chat_uri, amount_with_platform_cost: total };
  return { id: id as number, body: answer.body, intent };
}

export async function openedRequest(owner: Person, request: Awaited<ReturnType<typeof asked>>, more: object = {}) {
  const { status, body } = await owner.api("POST", INTENT, { ...request.intent, ...more });
  return { status, body, session: body.redirect_url ? sessionOf(body.redirect_url) : "" };
}

export const onPage = (session: string, action = "success") =>
  visitor.api("POST", `/api/dev/pay/${session}/`, { action });

export async function toppedUp(person: Person, amount: string): Promise<number> {
  const { body } = await person.api("POST", "/api/user/credits/", { amount });
  await onPage(sessionOf(body.redirect_url));
  return body.id;
}

export const paymentOf = async (person: Person, id: number) => (await person.api("GET", `/api/payment/${id}/`)).body;

export async function refundsAtProvider(payment: number): Promise<number[]> {
  const { results } = await db
    .prepare(
      `SELECT json_extract(payload, '$.cents') AS cents FROM outbox
       WHERE kind = 'provider' AND json_extract(payload, '$.order') = 'refund' AND json_extract(payload, '$.payment') = ? ORDER BY id`,
    )
    .bind(payment)
    .all<{ cents: number }>();
  return results.map(({ cents }) => cents);
}
