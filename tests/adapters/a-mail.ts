import type { Mail } from "../../workers/api/adapters/mail/port";

export const aMail = (about: Partial<Mail> = {}): Mail => ({
  to: "petra@example.test",
  replyTo: null,
  template: "message",
  language: "nl",
  subject: "Nieuw bericht van Hassan",
  text: "Hassan heeft je een bericht gestuurd.",
  html: "<p>Hassan heeft je een bericht gestuurd.</p>",
  headers: { "List-Unsubscribe": "<https://buurklusser.example/api/email/unsubscribe/?token=1.x>" },
  data: { name: "Hassan", token: "geheim" },
  outbox: 5,
  ...about,
});
