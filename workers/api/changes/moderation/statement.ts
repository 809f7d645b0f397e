import type { Database, Write } from "../../db/database";
import { notify } from "../../db/notify";
import { mail } from "../../db/outbox";

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
export function stating(db: Database, now: number, { to, report, token, replyTo }: Statement): Write[] {
  return [
    ...notify(db, now, { to, type: "moderation", key: `decision:${report}` }),
    mail(db, now, {
      template: "decision",
      key: "'decision:' || d.id",
      to: "'user', d.user_id",
      replyTo: "?2",
      data: "json_object('decision', d.id, 'token', ?3, 'statement', d.statement)",
      rows: { from: "FROM decision d WHERE d.report_id = ?1", values: [report, replyTo, token] },
    }),
  ];
}
