import { type DecisionAction, reportOutcome } from "~/domain/admin/decision-life";
import type { Database, Write } from "../../db/database";
import { notify } from "../../db/notify";
import { mail } from "../../db/outbox";
import type { ReportRow } from "../../db/report";

interface Decided {
  action: DecisionAction;
  gone: boolean;
  replyTo: string;
}

/** Article 16(5) of the Digital Services Act. Names neither who decided nor the author. */
export function reporterNotice(
  db: Database,
  now: number,
  report: ReportRow,
  { action, gone, replyTo }: Decided,
): Write[] {
  const step = reportOutcome(action, gone);
  const key = `report_decided:${report.id}`;
  const data = { report: report.id, thing: report.target_type, step, at: report.created_at };
  const order = { key, template: "report_decided", replyTo, data } as const;
  if (report.reporter_id !== null)
    return [
      ...notify(db, now, { to: report.reporter_id, type: "report_decided", key, data: { step } }),
      mail(db, now, { ...order, to: { user: report.reporter_id } }),
    ];
  if (report.reporter_email === null) return [];
  const language = report.reporter_language ?? "nl";
  return [mail(db, now, { ...order, to: { address: report.reporter_email, language } })];
}
