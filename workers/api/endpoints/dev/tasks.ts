import { contract } from "~/api/contract";
import type { Database, Write } from "../../db/database";
import { triggerDelivery } from "../../db/outbox";
import { pageOfRows } from "../../db/page";
import { timeOf } from "../../db/person";
import { taxDataKeys } from "../../db/tax-data";
import { ConflictError, run } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { TASKS } from "../../tasks/cron";
import { deliverDue } from "../../tasks/deliver";
import { payOutToAll } from "../../tasks/payout-day";

export const cron = endpoint(contract.dev.cron, {
  handle: async (c) => {
    const { task, now: asked, user } = await c.fields();
    const now = asked === undefined ? c.now : Date.parse(asked);
    // Run by hand, every day is a payout day.
    const name = `payout_day:${now}:${crypto.randomUUID()}`;
    const done =
      task === "payouts" ? (await payOutToAll(c.db, now, { user, name })).done : await TASKS[task](c.db, now, user);
    triggerDelivery(c);
    return { done };
  },
});

const COUNTS = "SELECT (SELECT count(*) FROM user) AS users, (SELECT count(*) FROM job) AS jobs";

/** Loaded lazily, so that a deployment never holds the demonstration data in memory. */
async function fill(env: Env, now: number): Promise<void> {
  const [{ isInhabited, seed }, { storePictures }] = await Promise.all([
    import("../../seed/seed"),
    import("../../seed/pictures/store"),
  ]);
  if (await isInhabited(env.DB)) return;
  await storePictures(env.MEDIA, now);
  try {
    await seed(env.DB, now, taxDataKeys(env) ?? refuse("unavailable"));
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
  }
}

export const seed = endpoint(contract.dev.seed, {
  handle: async ({ env, db, now }) => {
    await fill(env, now);
    const counts = await db.prepare(COUNTS).first<{ users: number; jobs: number }>();
    return { users: counts?.users ?? 0, jobs: counts?.jobs ?? 0 };
  },
});

const OF_CHAT = "chat_id IN (SELECT id FROM chat WHERE job_id = ?1)";
const OF_PAYMENT = "payment_id IN (SELECT id FROM payment WHERE job_id = ?1)";

const MOMENTS = {
  appointment: [OF_CHAT, "starts_at", "ends_at", "remind_at", "missed_at", "created_at", "updated_at"],
  bid: ["job_id = ?1", "created_at", "updated_at"],
  chargeback: [OF_PAYMENT, "opened_at", "closed_at"],
  chat_photo: [OF_CHAT, "created_at"],
  dispute: [OF_PAYMENT, "created_at", "desk_at", "closed_at"],
  job: ["id = ?1", "created_at", "updated_at", "expires_at", "begun_at", "done_at", "done_reminded"],
  pause: ["job_id = ?1", "created_at", "closed_at"],
  message: [OF_CHAT, "created_at"],
  payment: ["job_id = ?1", "created_at", "expires_at", "paid_at", "released_at", "refunded_at", "paused_at"],
  withdrawal: [OF_PAYMENT, "created_at"],
};

const passage = (db: Database, job: number, hours: number): Write[] =>
  Object.entries(MOMENTS).map(([table, [which, ...columns]]) =>
    db
      .prepare(`UPDATE ${table} SET ${columns.map((column) => `${column} = ${column} - ?2`).join(", ")} WHERE ${which}`)
      .bind(job, hours * 3_600_000),
  );

export const later = endpoint(contract.dev.later, {
  handle: async (c) => {
    const { job, hours } = await c.fields();
    await run(c.db, ...passage(c.db, job, hours));
    return { hours };
  },
});

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
    // Delivers due rows first, so that tests do not wait for the queue.
    await deliverDue(c.env);
    const filter = [to ?? null, template ?? null, channel ?? null];
    const { count, results } = await pageOfRows<MailboxRow>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n FROM mailbox WHERE ${FILTER}`).bind(...filter),
      rows: (limit) => c.db.prepare(`SELECT * FROM mailbox WHERE ${FILTER} ORDER BY id DESC ${limit}`).bind(...filter),
    });
    return { count, results: results.map(mailOf) };
  },
});
