import type { MailTemplate } from "~/content/mails";
import type { DecisionAction } from "~/domain/decision-life";
import type { Database, Write } from "../../db/database";
import { notify } from "../../db/notify";
import { mail } from "../../db/outbox";

interface DecisionNotice {
  to: number;
  action: DecisionAction;
  ownInitiative: boolean;
  /** The token of the appeal link. Only its hash is stored, except in the mail. */
  token: string;
  hash: string;
  replyTo: string;
}

function templateOf({ action, ownInitiative }: Pick<DecisionNotice, "action" | "ownInitiative">): MailTemplate {
  if (action === "warn") return "warning";
  if (!ownInitiative) return "decision";
  return action === "suspend" ? "account_suspended" : "removal";
}

/** Put after the decision's INSERT. The reporter is never named. */
export function decisionNotice(db: Database, now: number, notice: DecisionNotice): Write[] {
  const { to, token, hash, replyTo } = notice;
  return [
    ...notify(db, now, { to, type: "moderation", key: `decision:${hash}` }),
    mail(db, now, {
      template: templateOf(notice),
      key: "'decision:' || d.id",
      to: "'user', d.user_id",
      replyTo: "?2",
      data: "json_object('decision', d.id, 'token', ?3, 'statement', d.statement, 'action', d.action, 'thing', d.target_type)",
      rows: { from: "FROM decision d WHERE d.token_hash = ?1", values: [hash, replyTo, token] },
    }),
  ];
}
