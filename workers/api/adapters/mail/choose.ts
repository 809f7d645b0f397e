import { isLocal } from "~/domain/site/environment";
import { cloudflareEmail } from "./cloudflare-email";
import { mailbox } from "./mailbox";
import type { MailTransport } from "./port";
import { resend } from "./resend";

export function mailTransport(env: Env): MailTransport {
  const from = env.MAIL_FROM;
  if (env.RESEND_API_KEY) return resend({ key: env.RESEND_API_KEY, from });
  if (env.EMAIL) return cloudflareEmail({ binding: env.EMAIL, from });
  if (isLocal(env.ENVIRONMENT)) return mailbox(env.DB);
  throw new Error("no mail transport is configured");
}
