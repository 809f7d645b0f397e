import type { Language } from "~/domain/values/language";

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
  outbox: number;
}

export interface MailTransport {
  send(mail: Mail): Promise<void>;
}
