import type { Language } from "~/domain/values/language";

/** `text` always exists; `html` has the same content. */
export interface Mail {
  to: string;
  replyTo: string | null;
  template: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  data: Record<string, string | number>;
  /** Id of the outbox row, so that a mail delivered twice counts once. */
  outbox: number;
}

/** Throws if the mail was not accepted, so that it is retried. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
}
