import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import type { NotificationType } from "~/domain/notifications/notification";
import { notify } from "../../workers/api/db/notify";
import { run } from "../../workers/api/db/transaction";
import { deliverDue } from "../../workers/api/tasks/deliver";
import { type Answer, bearing, type Person, visitor } from "./client";

/** Relative path: each instance has its own origin. */
export const ours = (path: string) =>
  expect.stringMatching(new RegExp(`^https?://[a-z.]+${path.replace(/[?./]/g, "\\$&")}$`));

export async function browserKeys(): Promise<{ p256dh: string; auth: string }> {
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  const point = await crypto.subtle.exportKey("raw", pair.publicKey);
  const base64 = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
  return { p256dh: base64(point), auth: base64(crypto.getRandomValues(new Uint8Array(16))) };
}

export const anEndpoint = () => `https://push.example/send/${crypto.randomUUID()}`;
const SUBSCRIPTIONS = "/api/notifications/push/subscriptions/";

export async function subscribed(person: Pick<Person, "api">, endpoint = anEndpoint()): Promise<string> {
  const { status } = await person.api("POST", SUBSCRIPTIONS, { endpoint, keys: await browserKeys() });
  if (status !== 201) throw new Error(`not subscribed: ${status}`);
  return endpoint;
}

export async function onAnotherDevice(person: Person): Promise<Person> {
  const { body } = await visitor.api("POST", "/api/user/token/", { email: person.email, password: "Welkom123!" });
  return { ...person, token: body.access, api: bearing(body.access) };
}

export async function addNotification(
  person: Person,
  news: {
    type?: NotificationType;
    key?: string;
    job?: number;
    chat?: number;
    data?: Record<string, string | number>;
    push?: boolean;
  } = {},
): Promise<void> {
  const whole = { to: person.id, type: "kyc" as const, key: crypto.randomUUID(), ...news };
  await run(env.DB, ...notify(env.DB, Date.now(), whole));
}

export async function pushedTo(person: Person, now = Date.now()): Promise<Answer["body"][]> {
  await deliverDue(env, now);
  // The queue's own consumer may deliver first.
  await vi.waitFor(async () => {
    const underway = (await pushRows(person)).filter((row) => row.attempts > 0 && !row.error);
    expect(underway.filter((row) => row.delivered_at === null && row.failed_at === null)).toEqual([]);
  });
  const { body } = await visitor.api("GET", `/api/dev/outbox/?channel=push&to=${person.email}`);
  return body.results;
}

export async function pushRows(person: Person) {
  const { results } = await env.DB.prepare(
    `SELECT o.* FROM outbox o JOIN notification n ON o.key = 'push:' || n.id WHERE n.user_id = ? ORDER BY o.id`,
  )
    .bind(person.id)
    .all<{
      id: number;
      payload: string;
      due_at: number;
      attempts: number;
      delivered_at: number | null;
      failed_at: number | null;
      error: string | null;
    }>();
  return results;
}
