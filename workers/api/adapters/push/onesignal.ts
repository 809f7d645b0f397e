import type { App } from "../../db/push";
import { sha256 } from "../../secrets/secret";
import { callProvider, mustBeTaken } from "../provider-call";
import type { PushTransport } from "./port";

interface Settings {
  app: string;
  key: string;
  base?: string;
  fetch?: typeof fetch;
}

const TTL_SECONDS = 24 * 3600;

/** Deterministic, so that OneSignal shows a retried push once. */
async function idempotencyKey(outbox: number, device: string): Promise<string> {
  const hash = await sha256(`push:${outbox}:${device}`);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}

interface Answer {
  id?: string;
  errors?: string[] | Record<string, string[]>;
}

/** OneSignal reports an unknown or unsubscribed device with 200, and sometimes 400. */
function isGone({ errors }: Answer, device: string): boolean {
  if (!errors) return false;
  if (Array.isArray(errors)) return errors.some((said) => /not subscribed/i.test(said));
  return Object.entries(errors).some(([what, ids]) => what.startsWith("invalid_") && ids.includes(device));
}

export function oneSignal({
  app,
  key,
  base = "https://api.onesignal.com",
  fetch: carry = fetch,
}: Settings): PushTransport<App> {
  return {
    async send(push, { id }) {
      const response = await callProvider(carry, `${base}/notifications?c=push`, {
        method: "POST",
        headers: { Authorization: `Key ${key}`, "Content-Type": "application/json; charset=utf-8" },
        body: JSON.stringify({
          app_id: app,
          include_subscription_ids: [id],
          target_channel: "push",
          idempotency_key: await idempotencyKey(push.outbox, id),
          // English is OneSignal's required fallback.
          headings: { en: push.title, [push.language]: push.title },
          contents: { en: push.text, [push.language]: push.text },
          url: push.link,
          data: { notification: push.notification, type: push.type, link: push.link },
          collapse_id: push.tag,
          ttl: TTL_SECONDS,
        }),
      });
      const body = (await response.json().catch(() => ({}))) as Answer;
      if (isGone(body, id)) return "gone";
      mustBeTaken("OneSignal", response);
      if (!body.id) throw new Error("OneSignal sent nothing");
      return "taken";
    },
  };
}
