import { missedUntil } from "~/domain/deals/appointment-life";
import { contestedReport, reopenReport } from "../../db/appointment";
import type { Database, Write } from "../../db/database";
import type { DisputeRow } from "../../db/dispute";
import type { PaymentRow } from "../../db/payment";
import { mustHaveChanged } from "../../db/transaction";
import { appointmentNotices } from "./appointment-notices";

interface ReopenedReport {
  writes: Write[];
  /** The end of the time to answer, in epoch milliseconds. Null: the dispute was not about an absence. */
  until: number | null;
}

export async function reopenedReport(
  db: Database,
  now: number,
  payment: PaymentRow,
  dispute: DisputeRow,
): Promise<ReopenedReport> {
  const { chat_id: chat, job_id, payer_id, payee_id } = payment;
  const { opened_by: by, absence_at: startsAt } = dispute;
  const report = startsAt === null || chat === null ? null : await contestedReport(db, { chat, by, startsAt });
  const reporter = by === payer_id ? payee_id : payer_id;
  if (report === null || chat === null || reporter === null) return { writes: [], until: null };
  const notices = await appointmentNotices(db, {
    chat: { id: chat, opponent_id: by, owner_id: payer_id, job_id, title: payment.job_title },
    by: reporter,
    appointment: report,
    step: "missed",
    heldAgain: [payment],
    now,
  });
  return { writes: [reopenReport(db, now, report), mustHaveChanged(db), ...notices], until: missedUntil(now) };
}
