import type { DecisionAction } from "~/domain/decision-life";
import type { Database, Write } from "../../db/database";
import { notify } from "../../db/notify";
import { mail } from "../../db/outbox";

interface DecisionNotice {
  to: number;
  report: number;
  action: DecisionAction;
  token: string;
  replyTo: string;
}

/** Put after the decision's INSERT. The reporter is never named. */
export function decisionNotice(
  db: Database,
  now: number,
  { to, report, action, token, replyTo }: DecisionNotice,
): Write[] {
  return [
    ...notify(db, now, { to, type: "moderation", key: `decision:${report}` }),
    mail(db, now, {
      template: action === "warn" ? "warning" : "decision",
      key: "'decision:' || d.id",
      to: "'user', d.user_id",
      replyTo: "?2",
      data: "json_object('decision', d.id, 'token', ?3, 'statement', d.statement)",
      rows: { from: "FROM decision d WHERE d.report_id = ?1", values: [report, replyTo, token] },
    }),
  ];
}
