import type { NotificationType } from "~/domain/notification";
import type { MailTemplate } from "../texts/mails";

interface News {
  /** Who is told. */
  to: number;
  type: NotificationType;
  /** What makes the event one event: `bid_placed:12`. Told at most once. */
  key: string;
  job?: number | null;
  chat?: number | null;
  /** What the sentences need: `job_title`, `name`, `amount`, … */
  data?: Record<string, string | number>;
  /** Also by mail, with this template, when the person wants mails. */
  mail?: MailTemplate;
  /** False: never by push. Otherwise by push when the person wants pushes. */
  push?: boolean;
}

/**
 * Statements that tell one person something: the notification, and the mail as outbox row. Goes in the batch of the
 * change. The push follows from the notification itself, by a trigger (migrations/0016_news.sql).
 */
export function tell(db: D1Database, now: number, news: News): D1PreparedStatement[] {
  const data = JSON.stringify(news.data ?? {});
  const notification = db
    .prepare(
      "INSERT INTO notification (user_id, type, data, job_id, chat_id, created_at, silent) VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(news.to, news.type, data, news.job ?? null, news.chat ?? null, now, Number(news.push === false));
  if (!news.mail) return [notification];
  const payload = {
    template: news.mail,
    user: news.to,
    chat: news.chat ?? null,
    job: news.job ?? null,
    data: news.data ?? {},
  };
  return [notification, outbox(db, now, { key: `mail:${news.key}:${news.to}`, kind: "mail", payload })];
}

/**
 * Tells the bidders of a job's pending bids (but one) that theirs is rejected. Put before the statement that rejects them:
 * whom it concerns is known in SQL alone.
 */
export function tellRejected(db: D1Database, now: number, of: { job: number; except?: number }): D1PreparedStatement[] {
  const concerned =
    "FROM bid b JOIN job j ON j.id = b.job_id WHERE b.job_id = ?1 AND b.status = 'pending' AND b.id <> ?2";
  const data = "json_object('job_title', j.title)";
  const except = of.except ?? 0;
  return [
    db
      .prepare(
        `INSERT INTO notification (user_id, type, data, job_id, chat_id, created_at)
         SELECT b.user_id, 'bid_rejected', ${data}, b.job_id, b.chat_id, ?3 ${concerned}`,
      )
      .bind(of.job, except, now),
    db
      .prepare(
        `INSERT INTO outbox (key, kind, payload, created_at, due_at)
         SELECT 'mail:bid_rejected:' || b.id || ':' || b.updated_at, 'mail',
           json_object('template', 'bid_rejected', 'user', b.user_id, 'job', b.job_id, 'chat', b.chat_id, 'data', ${data}), ?3, 0
         ${concerned} ON CONFLICT DO NOTHING`,
      )
      .bind(of.job, except, now),
  ];
}

/** What is delivered later; each has its deliverer in `deliver.ts`. */
export type OutboxKind = "mail" | "push" | "provider" | "job_match" | "searches" | "record";

interface Outgoing {
  key: string;
  kind: OutboxKind;
  payload: Record<string, unknown>;
}

/** One outbox row: what must happen once the batch stands, at once (0), whatever the clock of its making. The same key twice is one. */
export function outbox(db: D1Database, now: number, { key, kind, payload }: Outgoing): D1PreparedStatement {
  return db
    .prepare(
      "INSERT INTO outbox (key, kind, payload, created_at, due_at) VALUES (?, ?, ?, ?, 0) ON CONFLICT DO NOTHING",
    )
    .bind(key, kind, JSON.stringify(payload), now);
}

/** A mail to an address, or to a user (whose address and language are read when it is sent). */
export function mail(
  db: D1Database,
  now: number,
  of: {
    key: string;
    template: MailTemplate;
    to: { user: number } | { address: string; language: "nl" | "en" };
    job?: number | null;
    /** Whom the reader answers. */
    replyTo?: string;
    data?: Record<string, string | number>;
  },
): D1PreparedStatement {
  return outbox(db, now, {
    key: `mail:${of.key}`,
    kind: "mail",
    payload: {
      template: of.template,
      ...of.to,
      job: of.job ?? null,
      reply_to: of.replyTo ?? null,
      data: of.data ?? {},
    },
  });
}

/** Milliseconds in which one message is enough: it arrives a second later, when all that was written meanwhile is there. */
const AT_ONCE = 500;
let woken = 0;

/** Wakes the queue's consumer: there is something in the outbox. Cron sweeps what this misses. */
export function wake(env: Env, execution: ExecutionContext): void {
  const now = Date.now();
  if (now - woken < AT_ONCE) return;
  woken = now;
  execution.waitUntil(
    env.WORK.send({ sweep: true }, { delaySeconds: 1 }).catch(() => {
      woken = 0;
    }),
  );
}
