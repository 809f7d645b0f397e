import { callProvider, mustBeTaken } from "../provider-call";
import type { MailTransport } from "./port";

interface Settings {
  key: string;
  from: string;
  base?: string;
  fetch?: typeof fetch;
}

/** The outbox row is the idempotency key: a retry sends nothing twice. */
export function resend({ key, from, base = "https://api.resend.com", fetch: carry = fetch }: Settings): MailTransport {
  return {
    async send(mail) {
      const response = await callProvider(carry, `${base}/emails`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${key}`,
          "Content-Type": "application/json",
          "Idempotency-Key": `outbox-${mail.outbox}`,
        },
        body: JSON.stringify({
          from,
          to: [mail.to],
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: mail.headers,
          ...(mail.replyTo && { reply_to: mail.replyTo }),
        }),
      });
      await response.body?.cancel();
      mustBeTaken("mail provider", response);
    },
  };
}
