import type { ReportOutcome } from "~/domain/admin/decision-life";
import type { Database, Write } from "./database";
import { onAccount, restoredSince } from "./decision";
import { notify } from "./notify";
import { mail, type Rows } from "./outbox";

interface Reversed {
  /** SQL about the decision `d`, with the value as `?1`. */
  where: string;
  value: number;
  replyTo: string;
  /** Of reported content that was removed. */
  removed: Extract<ReportOutcome, "back" | "still_gone">;
}

const KEY = "'report_reversed:' || r.id";
const OTHERS: ReportOutcome = "reversed";

/** Reports by our team have no reporter to notify. */
function notifyReporters(db: Database, now: number, { where, value, replyTo, removed }: Reversed): Write[] {
  const step = `iif(d.action = 'remove', '${removed}', '${OTHERS}')`;
  const from = `FROM decision d JOIN report r ON r.id = d.report_id WHERE ${where} AND d.action <> 'dismiss'`;
  const toUser: Rows = { from: `${from} AND r.reporter_id IS NOT NULL`, values: [value] };
  const mailed = {
    key: KEY,
    template: "report_reversed",
    replyTo: "?2",
    data: `json_object('report', r.id, 'thing', r.target_type, 'step', ${step}, 'at', r.created_at)`,
  } as const;
  const values = [value, replyTo];
  return [
    ...notify(db, now, {
      type: "report_decided",
      mail: false,
      key: KEY,
      to: "r.reporter_id",
      data: `json_object('step', ${step})`,
      rows: toUser,
    }),
    mail(db, now, { ...mailed, to: "'user', r.reporter_id", rows: { ...toUser, values } }),
    mail(db, now, {
      ...mailed,
      to: "'address', r.reporter_email, 'language', coalesce(r.reporter_language, 'nl')",
      rows: { from: `${from} AND r.reporter_id IS NULL AND r.reporter_email IS NOT NULL`, values },
    }),
  ];
}

interface ReversedDecision {
  decision: number;
  /** Another decision keeps the content away. */
  standing: number | null;
  replyTo: string;
}

/** A restored account was in the news before. */
export const notifyOfReversal = (
  db: Database,
  now: number,
  { decision, standing, replyTo }: ReversedDecision,
): Write[] =>
  notifyReporters(db, now, {
    where: `d.id = ?1 AND NOT (${onAccount("d")} AND ${restoredSince("d")})`,
    value: decision,
    replyTo,
    removed: standing === null ? "back" : "still_gone",
  });

/** Put before the restoration and its audit line. */
export const notifyOfRestoredAccount = (db: Database, now: number, user: number, replyTo: string): Write[] =>
  notifyReporters(db, now, {
    where: `d.user_id = ?1 AND ${onAccount("d")} AND d.appeal_status IS NOT 'overturned' AND NOT ${restoredSince("d")}
      AND EXISTS (SELECT 1 FROM user u WHERE u.id = ?1 AND u.status = 'suspended')`,
    value: user,
    replyTo,
    removed: "back",
  });
