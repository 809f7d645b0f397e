import type { MailTemplate } from "~/content/mails";
import { CALL_LIMITS } from "~/domain/site/call-limits";
import type { Language } from "~/domain/values/language";
import { MAIL_KINDS, type Urgency } from "../notices/mail-kinds";
import type { Database, Write } from "./database";
import { queueing } from "./transaction";

export type OutboxKind = "mail" | "push" | "provider" | "job_match" | "missed_jobs" | "searches" | "record";

/** SQL; values from `?1` on. */
export interface Rows {
  with?: string;
  from: string;
  values: readonly unknown[];
}

interface Work {
  key: string;
  kind: OutboxKind;
  payload: Record<string, unknown>;
  urgency?: Urgency;
}

interface WorkOfRows extends Omit<Work, "payload"> {
  payload: string;
  rows: Rows;
}

const asRow = ({ payload, ...work }: Work): WorkOfRows => ({
  ...work,
  key: "?1",
  payload: "?2",
  rows: { from: "WHERE true", values: [work.key, JSON.stringify(payload)] },
});

/** Due at once, whatever the clock of its writer. */
const DUE: Record<Urgency, number> = { now: 0, later: 1 };

export function enqueue(db: Database, now: number, work: Work | WorkOfRows): Write {
  const { key, kind, payload, rows, urgency = "now" } = "rows" in work ? work : asRow(work);
  const at = `?${rows.values.length + 1}`;
  return queueing(
    db
      .prepare(
        `INSERT INTO outbox (key, kind, payload, created_at, due_at) ${rows.with ?? ""}
       SELECT ${key}, '${kind}', ${payload}, ${at}, ${DUE[urgency]} ${rows.from} ON CONFLICT DO NOTHING`,
      )
      .bind(...rows.values, now),
  );
}

export async function queuedAt(db: Database, id: number): Promise<number> {
  return (await db.prepare("SELECT created_at FROM outbox WHERE id = ?").bind(id).first<number>("created_at")) ?? 0;
}

interface Mail {
  key: string;
  template: MailTemplate;
  to: { user: number } | { address: string; language: Language };
  job?: number | null;
  chat?: number | null;
  replyTo?: string;
  data?: Record<string, string | number>;
}

/** SQL: `to` as pairs of `json_object`, `data` as JSON. */
interface MailOfRows {
  key: string;
  template: MailTemplate;
  to: string;
  job?: string;
  chat?: string;
  replyTo?: string;
  data: string;
  rows: Rows;
  /** Normalised unverified address: above the limit `mailed` nothing is queued. */
  bound?: string;
}

const MAIL_BOUND = CALL_LIMITS.mailed;

function withinBound(rows: Rows, now: number, address: string): Rows {
  const at = rows.values.length + 1;
  const hits = `SELECT count(*) FROM hit WHERE what = 'mailed' AND subject = ?${at} AND at > ?${at + 1}`;
  return {
    ...rows,
    from: `${rows.from} AND (${hits}) < ${MAIL_BOUND.most}`,
    values: [...rows.values, address, now - MAIL_BOUND.seconds * 1000],
  };
}

const payloadOf = ({ template, to, job, chat, replyTo, data }: Mail) => ({
  template,
  ...to,
  job: job ?? null,
  chat: chat ?? null,
  reply_to: replyTo ?? null,
  data: data ?? {},
});

const payloadSql = ({ template, to, job = "NULL", chat = "NULL", replyTo = "NULL", data }: MailOfRows) =>
  `json_object('template', '${template}', ${to}, 'job', ${job}, 'chat', ${chat}, 'reply_to', ${replyTo}, 'data', json(${data}))`;

export function mail(db: Database, now: number, order: Mail | MailOfRows): Write {
  const { urgency } = MAIL_KINDS[order.template];
  return "rows" in order
    ? enqueue(db, now, {
        kind: "mail",
        key: `'mail:' || ${order.key}`,
        payload: payloadSql(order),
        rows: order.bound === undefined ? order.rows : withinBound(order.rows, now, order.bound),
        urgency,
      })
    : enqueue(db, now, { kind: "mail", key: `mail:${order.key}`, payload: payloadOf(order), urgency });
}

/** One queue message arrives a second later, with everything written meanwhile. */
const TRIGGER_INTERVAL_MS = 500;
let triggered = 0;

interface Trigger {
  env: Env;
  execution: Pick<ExecutionContext, "waitUntil">;
}

/** Cron delivers what this misses. */
export function triggerDelivery({ env, execution }: Trigger): void {
  const now = Date.now();
  // Also when the clock was set back.
  if (Math.abs(now - triggered) < TRIGGER_INTERVAL_MS) return;
  triggered = now;
  execution.waitUntil(
    env.WORK.send({ sweep: true }, { delaySeconds: 1 }).catch(() => {
      triggered = 0;
    }),
  );
}
