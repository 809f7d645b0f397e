import { tell } from "../../db/outbox";

interface Statement {
  /** Whom the decision concerns. */
  to: number;
  report: number;
  /** Of the mail; only its hash is kept elsewhere. */
  token: string;
  /** Who reads an answer to the mail. */
  replyTo: string;
}

/** Statements that say a decision to the person it concerns, put after the one that makes it. Who reported is not in it. */
export function stating(db: D1Database, now: number, { to, report, token, replyTo }: Statement): D1PreparedStatement[] {
  return [
    ...tell(db, now, { to, type: "moderation", key: `decision:${report}` }),
    db
      .prepare(
        `INSERT INTO outbox (key, kind, payload, created_at, due_at)
         SELECT 'mail:decision:' || d.id, 'mail', json_object('template', 'decision', 'user', d.user_id, 'reply_to', ?2,
           'data', json_object('decision', d.id, 'token', ?3, 'statement', d.statement)), ?4, ?4
         FROM decision d WHERE d.report_id = ?1`,
      )
      .bind(report, replyTo, token, now),
  ];
}
