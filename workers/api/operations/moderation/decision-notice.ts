import type { MailTemplate } from "~/content/mails";
import type { DecisionAction } from "~/domain/admin/decision-life";
import type { Database, Write } from "../../db/database";
import { mailDecision } from "../../db/decision";
import { notify } from "../../db/notify";
import type { SuspendedDeals } from "../../db/objection";

interface DecisionNotice {
  to: number;
  action: DecisionAction;
  ownInitiative: boolean;
  token: string;
  hash: string;
  replyTo: string;
  deals?: SuspendedDeals;
}

function templateOf({ action, ownInitiative }: Pick<DecisionNotice, "action" | "ownInitiative">): MailTemplate {
  if (action === "warn") return "warning";
  if (!ownInitiative) return "decision";
  return action === "suspend" ? "account_suspended" : "removal";
}

/** Put after the decision's INSERT. The reporter is never named. */
export function decisionNotice(db: Database, now: number, notice: DecisionNotice): Write[] {
  const { to, hash } = notice;
  return [
    ...notify(db, now, { to, type: "moderation", key: `decision:${hash}` }),
    mailDecision(db, now, templateOf(notice), notice),
  ];
}
