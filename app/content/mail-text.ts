import type { Language } from "~/domain/values/language";

/** `{name}` is filled from the data. `below`: a path below that of the button. `chat`: that of the chat, if there is one. */
export interface MailText {
  subject: string;
  lines: string[];
  button?: string;
  more?: { of: string; line: string }[];
  also?: { label: string; path: string; below?: true; chat?: true };
}

export type Mails = Record<string, Record<Language, MailText>>;
