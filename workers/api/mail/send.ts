import { hmac, sameSecret } from "../identity/secret";
import type { MailTemplate } from "../work/tell";
import { compose } from "./compose";
import { mailbox } from "./mailbox";
import type { MailTransport } from "./port";
import { resend } from "./resend";
import { ESSENTIAL } from "./words";

/** Payload of an outbox row of kind `mail`: to a user, or to an address. */
export interface MailOrder {
  template: MailTemplate;
  user?: number;
  address?: string;
  language?: "nl" | "en";
  reply_to?: string | null;
  chat?: number | null;
  job?: number | null;
  data: Record<string, string | number>;
}

interface Reader {
  address: string;
  language: "nl" | "en";
  wantsMail: boolean;
}

function transportOf(env: Env): MailTransport {
  if (env.ENVIRONMENT === "development" || env.ENVIRONMENT === "test") return mailbox(env.DB);
  if (!env.RESEND_API_KEY) throw new Error("no mail transport is configured");
  return resend({ key: env.RESEND_API_KEY, from: env.MAIL_FROM });
}

async function readerOf(env: Env, order: MailOrder): Promise<Reader | null> {
  if (order.address) return { address: order.address, language: order.language ?? "nl", wantsMail: true };
  const row = await env.DB.prepare(
    "SELECT email, language, notify_email FROM user WHERE id = ? AND status <> 'deleted'",
  )
    .bind(order.user ?? 0)
    .first<{ email: string; language: "nl" | "en"; notify_email: number }>();
  return row && { address: row.email, language: row.language, wantsMail: row.notify_email === 1 };
}

const TO_JOBS: readonly MailTemplate[] = ["welcome", "bid_rejected"];
const TO_RESET: readonly MailTemplate[] = ["password_changed", "login_alert"];

async function pathOf(env: Env, order: MailOrder): Promise<string | null> {
  if (TO_JOBS.includes(order.template)) return "/browse-tasks";
  if (TO_RESET.includes(order.template)) return "/forgot-password";
  if (order.template === "already_registered") return "/login";
  if (order.chat) {
    const uri = await env.DB.prepare("SELECT uri FROM chat WHERE id = ?").bind(order.chat).first<string>("uri");
    return uri && `/messages/${uri}`;
  }
  return order.job ? `/task/${order.job}` : null;
}

/** The token of one-click unsubscribe: the user, signed. */
async function unsubscribeToken(env: Env, user: number): Promise<string> {
  return `${user}.${await hmac(env.TOKEN_SECRET, `unsubscribe:${user}`)}`;
}

/** The user a token of a mail belongs to; null when it is not ours. */
export async function unsubscriber(env: Env, token: string): Promise<number | null> {
  const user = Number(token.split(".")[0]);
  return Number.isSafeInteger(user) && sameSecret(await unsubscribeToken(env, user), token) ? user : null;
}

/** Sends the mail of an outbox row. Links are on the configured origin, never on that of a request (api.md 1.14). */
export async function sendMail(env: Env, order: MailOrder, outbox: number): Promise<void> {
  const origin = env.PUBLIC_ORIGIN || "http://localhost";
  const reader = await readerOf(env, order);
  const essential = ESSENTIAL.includes(order.template);
  if (!reader || (!essential && !reader.wantsMail)) return;
  const path = await pathOf(env, order);
  const given = order.data.link;
  const stop = essential || !order.user ? null : await unsubscribeToken(env, order.user);
  await transportOf(env).send(
    compose({
      template: order.template,
      to: reader.address,
      replyTo: order.reply_to ?? null,
      language: reader.language,
      data: order.data,
      link: given ? String(given) : path && origin + path,
      unsubscribe: stop && `${origin}/api/email/unsubscribe/?token=${stop}`,
      outbox,
    }),
  );
}
