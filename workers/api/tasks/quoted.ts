import type { MailTemplate } from "~/content/mails";
import { NAMELESS_USER } from "~/content/people";
import type { Language } from "~/domain/values/language";
import type { Database } from "../db/database";
import { findQuoted, isQuoting } from "../db/mail-reader";
import { nameFor } from "../db/person";

interface Quotable {
  template: MailTemplate;
  user?: number;
  data: Record<string, string | number>;
}

/** Read when the mail is sent, so that the outbox never stores a text that was deleted or taken down. */
export async function quotedIn(
  db: Database,
  { template, user, data }: Quotable,
  language: Language,
): Promise<{ name?: string; quote?: string }> {
  if (!isQuoting(template)) return {};
  const said = await findQuoted(db, template, data);
  const quote = said?.quote ? { quote: said.quote } : {};
  if (template !== "question") return quote;
  const name = said?.by_id ? await nameFor(db, user ?? 0, said.by_id) : "";
  return { ...quote, name: name || NAMELESS_USER[language] };
}
