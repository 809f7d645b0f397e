import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { timeOf } from "../../db/person";
import { endpoint } from "../../http/endpoint";
import { deliverDue } from "../../tasks/deliver";

interface MailboxRow {
  id: number;
  channel: "email" | "push";
  recipient: string;
  reply_to: string | null;
  template: string;
  language: string;
  subject: string;
  text: string;
  html: string | null;
  headers: string;
  data: string;
  created_at: number;
}

const mailOf = (row: MailboxRow) => ({
  id: row.id,
  channel: row.channel,
  to: row.recipient,
  reply_to: row.reply_to,
  template: row.template,
  language: row.language,
  subject: row.subject,
  text: row.text,
  html: row.html,
  headers: JSON.parse(row.headers) as Record<string, string>,
  data: JSON.parse(row.data) as Record<string, unknown>,
  created_at: timeOf(row.created_at),
});

const FILTER =
  "(?1 IS NULL OR recipient = ?1 COLLATE NOCASE) AND (?2 IS NULL OR template = ?2) AND (?3 IS NULL OR channel = ?3)";

/** What the embedded mail and push adapters sent, to look at in development and test. */
export const outbox = endpoint(contract.dev.outbox, {
  handle: async (c) => {
    const { page, to, template, channel } = await c.fields();
    // What is due goes out before it is looked for: nobody has to wait for the queue here.
    await deliverDue(c.env);
    const filter = [to ?? null, template ?? null, channel ?? null];
    const [count, rows] = await c.db.batch<MailboxRow & { n: number }>([
      c.db.prepare(`SELECT count(*) AS n FROM mailbox WHERE ${FILTER}`).bind(...filter),
      c.db
        .prepare(`SELECT * FROM mailbox WHERE ${FILTER} ORDER BY id DESC LIMIT ?4 OFFSET ?5`)
        .bind(...filter, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    ]);
    return { count: count?.results[0]?.n ?? 0, results: (rows?.results ?? []).map(mailOf) };
  },
});
