import type { MailTransport } from "./port";

interface Settings {
  key: string;
  from: string;
  fetch?: typeof fetch;
}

/** Mails by Resend's REST API. The outbox row is the idempotency key, so a retry sends nothing twice. */
export function resend({ key, from, fetch: carry = fetch }: Settings): MailTransport {
  return {
    async send(mail) {
      const response = await carry("https://api.resend.com/emails", {
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
      if (!response.ok) throw new Error(`mail provider answered ${response.status}`);
    },
  };
}
