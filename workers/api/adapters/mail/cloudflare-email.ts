import { inTime } from "../provider-call";
import type { MailTransport } from "./port";

interface Settings {
  binding: SendEmail;
  from: string;
}

function senderOf(from: string): string | { name: string; email: string } {
  const [, name, email] = /^(.*\S)\s*<([^<>]+)>$/.exec(from.trim()) ?? [];
  return name && email ? { name, email } : from;
}

/** The `send_email` binding has no idempotency key: if the answer is lost, the mail is sent again. */
export function cloudflareEmail({ binding, from }: Settings): MailTransport {
  return {
    async send({ to, replyTo, subject, text, html, headers }) {
      const mail = { from: senderOf(from), to, subject, text, html, headers, ...(replyTo && { replyTo }) };
      await inTime(binding.send(mail));
    },
  };
}
