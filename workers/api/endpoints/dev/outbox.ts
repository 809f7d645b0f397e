import { contract } from "~/api/contract";
import { pageOfRows } from "../../db/page";
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

export const outbox = endpoint(contract.dev.outbox, {
  handle: async (c) => {
    const { page, to, template, channel } = await c.fields();
    // Delivers due rows first, so that tests need not wait for the queue.
    await deliverDue(c.env);
    const filter = [to ?? null, template ?? null, channel ?? null];
    const { count, results } = await pageOfRows<MailboxRow>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n FROM mailbox WHERE ${FILTER}`).bind(...filter),
      rows: (limit) => c.db.prepare(`SELECT * FROM mailbox WHERE ${FILTER} ORDER BY id DESC ${limit}`).bind(...filter),
    });
    return { count, results: results.map(mailOf) };
  },
});
