/** `text` is always there; `html` says the same. */
export interface Mail {
  to: string;
  replyTo: string | null;
  template: string;
  language: "nl" | "en";
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  data: Record<string, string | number>;
  /** The outbox row it comes from: a mail delivered twice is one mail. */
  outbox: number;
}

/** Throws when the mail was not accepted; it is then retried. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
}
