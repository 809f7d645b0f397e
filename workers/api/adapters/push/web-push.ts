import { encryptNotification, vapidHeaders } from "@block65/webcrypto-web-push";
import type { Browser } from "../../db/push";
import { NOTIFICATION_KINDS } from "../../notices/notification-kinds";
import { callProvider, mustBeTaken } from "../provider-call";
import type { Push, PushTransport } from "./port";

interface Settings {
  publicKey: string;
  privateKey: string;
  subject: string;
  fetch?: typeof fetch;
}

const TTL_SECONDS = 24 * 3600;
const GONE = [404, 410];

/** A declarative push message (W3C Push API): Safari shows it without a service worker, other browsers hand it to ours. */
function messageOf({ notification: id, type, title, text, link, tag, language }: Push) {
  const navigate = new URL(`/notifications/${id}`, link).href;
  // An open page uses the same tag (app/alerts): a browser shows the last of the two.
  const shownAs = type === "message" ? new URL(link).pathname : tag;
  return {
    web_push: 8030,
    notification: { title, body: text, lang: language, tag: shownAs, navigate, data: { id } },
  };
}

/** A subscription with invalid keys can never be reached. */
async function encrypted(push: Push, { endpoint, p256dh, auth }: Browser): Promise<Uint8Array | null> {
  const said = new TextEncoder().encode(JSON.stringify(messageOf(push)));
  try {
    return await encryptNotification({ endpoint, expirationTime: null, keys: { p256dh, auth } }, said);
  } catch {
    return null;
  }
}

/** RFC 8030, 8291 and 8292. */
export function webPush({ publicKey, privateKey, subject, fetch: carry = fetch }: Settings): PushTransport<Browser> {
  return {
    async send(push, device) {
      const { endpoint, p256dh, auth } = device;
      const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
      const { headers } = await vapidHeaders(subscription, { publicKey, privateKey, subject });
      const body = await encrypted(push, device);
      if (!body) return "gone";
      const response = await callProvider(carry, endpoint, {
        method: "POST",
        body: body as BodyInit,
        headers: {
          ...headers,
          "Content-Type": "application/octet-stream",
          "Content-Encoding": "aes128gcm",
          TTL: String(TTL_SECONDS),
          Urgency: NOTIFICATION_KINDS[push.type].urgency === "later" ? "low" : "normal",
          Topic: push.tag,
        },
      });
      await response.body?.cancel();
      if (GONE.includes(response.status)) return "gone";
      mustBeTaken("push service", response);
      return "taken";
    },
  };
}
