import type { MailTemplate } from "~/content/mails";
import { UNKNOWN } from "~/content/notifications";
import type { Language } from "~/domain/language";
import type { Database } from "../db/database";
import { nameFor } from "../db/person";

interface Quotable {
  template: MailTemplate;
  user?: number;
  data: Record<string, string | number>;
}

interface Said {
  by_id: number | null;
  quote: string | null;
}

const SOURCES: Partial<Record<MailTemplate, { id: string; sql: string }>> = {
  question: { id: "comment", sql: "SELECT user_id AS by_id, comment AS quote FROM comment WHERE id = ?1" },
  answer: { id: "comment", sql: "SELECT NULL AS by_id, reply AS quote FROM comment WHERE id = ?1" },
  bid_placed: { id: "bid", sql: "SELECT user_id AS by_id, message AS quote FROM bid WHERE id = ?1" },
};

/**
 * Returns the quoted text of a mail and the name of its author, as the page shows them. The text is read when the mail
 * is sent, so that the outbox never keeps a text that was deleted or taken down.
 */
export async function quotedIn(
  db: Database,
  { template, user, data }: Quotable,
  language: Language,
): Promise<{ name?: string; quote?: string }> {
  const source = SOURCES[template];
  if (!source) return {};
  const someone = UNKNOWN.someone[language];
  const known = data[source.id];
  const said = known === undefined ? null : await db.prepare(source.sql).bind(Number(known)).first<Said>();
  const quote = said?.quote ? { quote: said.quote } : {};
  if (template !== "question") return quote;
  const name = said?.by_id ? await nameFor(db, user ?? 0, said.by_id) : "";
  return { ...quote, name: name || someone };
}
