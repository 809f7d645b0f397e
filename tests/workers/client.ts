import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { TaxData, TaxKind } from "~/domain/accounts/tax-data";
import { api } from "../../workers/api/app";
import { saveTaxData, sealedTaxData, taxDataKeys } from "../../workers/api/db/tax-data";
import { run } from "../../workers/api/db/transaction";
import { signAccess } from "../../workers/api/http/credential";
import { answerBrowser } from "../../workers/gateway/browser";
import { upstream } from "../../workers/gateway/upstream";
import { noteAnswer } from "./answered";

export const PASSWORD = "Welkom123!";
export const PASSWORD_HASH = "$scrypt$ln=4,r=8,p=1$YnV1cmtsdXNzZXItc2VlZA$ZmzWu2boJBO9NYfpid9BzHAkrWpRWmj3E+9HjSNnHug";

const ORIGIN = "https://buurklusser.test";

type Parsed = ReturnType<typeof JSON.parse>;

export interface Answer {
  status: number;
  /** Parsed JSON, bytes of an image, text otherwise; null without a body. */
  body: Parsed;
  headers: Headers;
}

export type Call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const type = headers.get("Content-Type") ?? "";
  if (type.startsWith("image/")) return { status, body: new Uint8Array(await response.arrayBuffer()), headers };
  const written = await response.text();
  const body = written === "" ? null : type.startsWith("application/json") ? JSON.parse(written) : written;
  return { status, body, headers };
}

/** A `FormData` is sent as multipart. Custom settings use this instance: the second one does not know them. */
function caller(credential: Record<string, string>, settings?: Partial<Env>): Call {
  return async (method, path, body, headers = {}) => {
    const form = body instanceof FormData;
    const request = new Request(ORIGIN + path, {
      method,
      body: body === undefined ? null : form ? body : JSON.stringify(body),
      headers: {
        ...credential,
        ...(body !== undefined && !form && { "Content-Type": "application/json" }),
        ...headers,
      },
    });
    const execution = createExecutionContext();
    const here = settings ? { ...env, ...settings, API_ORIGIN: "" } : env;
    const send = upstream(here, async (call) => api.fetch(call, here, execution));
    const response = await answerBrowser(request, here, execution, send);
    const answer = await answerOf(response);
    noteAnswer(method, path, answer.status);
    await waitOnExecutionContext(execution);
    return answer;
  };
}

export const visitor = { api: caller({}) };

export const bearing = (access: string, settings?: Partial<Env>): Call =>
  caller({ Authorization: access.includes(" ") ? access : `Bearer ${access}` }, settings);

export interface Person {
  id: number;
  email: string;
  session: string;
  token: string;
  api: Call;
}

export type PersonOverrides = Record<string, string | number | null>;

export async function givesTaxData({ id }: Pick<Person, "id">, kind: TaxKind = "person"): Promise<void> {
  const address = { street: "Kerkstraat 12", zipcode: "1012AB", city: "Amsterdam" };
  const data: TaxData =
    kind === "person"
      ? { kind, name: "Petra de Vries", ...address, birth_date: "1985-04-12", bsn: "999990019" }
      : { kind, legal_name: "Bouw en Zo B.V.", rsin: null, kvk: "27312459", vat: "NL004495445B01", address: "" };
  const keys = taxDataKeys(env);
  if (!keys) throw new Error("no keys for tax data");
  await run(env.DB, saveTaxData(env.DB, await sealedTaxData(keys, { user: id, data, now: Date.now() })));
}

/** A verified user also has tax data, so payouts work. */
export async function signedUp(overrides: PersonOverrides = {}): Promise<Person> {
  const unique = crypto.randomUUID();
  const now = Date.now();
  const email = String(overrides.email ?? `${unique}@example.test`);
  const columns = {
    email,
    email_key: email.toLowerCase(),
    password_hash: PASSWORD_HASH,
    name: "Petra de Vries",
    code: unique.slice(0, 8),
    language: "nl",
    activated: 1,
    created_at: now,
    ...overrides,
  };
  const names = Object.keys(columns);
  const [made] = await env.DB.batch<{ id: number }>([
    env.DB.prepare(
      `INSERT INTO user (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")}) RETURNING id`,
    ).bind(...Object.values(columns)),
    env.DB.prepare(
      "INSERT INTO session (id, user_id, kind, created_at, expires_at) SELECT ?1, id, 'bearer', ?2, ?3 FROM user WHERE email_key = ?4",
    ).bind(unique, now, now + 24 * 3600 * 1000, columns.email_key),
  ]);
  const id = Number(made?.results[0]?.id);
  if (overrides.verification === "verified") await givesTaxData({ id }, overrides.business ? "business" : "person");
  const token = await signAccess(env, id, unique, now);
  return { id, email, session: unique, token, api: bearing(token) };
}

export interface SentMail {
  template: string;
  data: Record<string, Parsed>;
}

interface OutboxMail {
  payload: string;
  /** The mailbox's copy: after delivery the outbox row has no data. */
  data: string | null;
}

export async function mailsTo(to: string | number): Promise<SentMail[]> {
  const user = typeof to === "number" ? to : await idOf(to);
  const { results } = await env.DB.prepare(
    `SELECT o.payload, m.data FROM outbox o LEFT JOIN mailbox m ON m.outbox_id = o.id WHERE o.kind = 'mail'
     AND (json_extract(o.payload, '$.user') = ?1 OR coalesce(json_extract(o.payload, '$.address'), m.recipient) = ?2)
     ORDER BY o.id DESC`,
  )
    .bind(user, typeof to === "string" ? to : null)
    .all<OutboxMail>();
  return results.map(({ payload, data }) => ({ data: JSON.parse(data ?? "{}"), ...JSON.parse(payload) }) as SentMail);
}

/** Each as subject and text, oldest first, without the isolates around names. */
export async function mailsOf({ email }: Pick<Person, "email">, template: string): Promise<string[]> {
  const { body } = await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=${template}`);
  return body.results
    .map(({ subject, text }: { subject: string; text: string }) =>
      `${subject}\n${text}`.replace(/[\u2066-\u2069]/g, "").replace(/\u00a0/g, " "),
    )
    .reverse();
}

export async function idOf(email: string): Promise<number> {
  const key = email.toLowerCase();
  return (await env.DB.prepare("SELECT id FROM user WHERE email_key = ?").bind(key).first<number>("id")) ?? 0;
}
