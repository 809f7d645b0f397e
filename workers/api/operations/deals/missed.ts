import { CONTESTED } from "~/content/events/disputes";
import type { MissedAnswer } from "~/domain/appointment-life";
import { compensationOf } from "~/domain/cancellation";
import type { JobStatus } from "~/domain/job-status";
import type { Language } from "~/domain/language";
import { formatMoney } from "~/domain/money";
import type { AppointmentRow } from "../../db/appointment";
import type { Database, Write } from "../../db/database";
import { heldOfJob, isDisputed, isPriceGone } from "../../db/payment";
import { enqueueRecordOf } from "../../db/track-record";
import { dealEnding } from "./deal-ending";
import { disputeOpening } from "./dispute-steps";

interface DealOfChat {
  id: number;
  title: string;
  status: JobStatus;
  helper_id: number;
}

const OF_CHAT = `SELECT j.id, j.title, j.status, j.helper_id FROM bid b JOIN job j ON j.id = b.job_id AND j.helper_id = b.user_id
  WHERE b.chat_id = ? AND b.status = 'accepted' AND j.status = 'reserved'`;

export async function sharesIfMissed(
  db: Database,
  job: number | null,
  by: "owner" | "helper",
): Promise<{ compensation?: string; back?: number }> {
  const bid = job === null ? undefined : (await heldOfJob(db, job)).find(({ kind }) => kind === "bid");
  if (!bid || bid.paused_at !== null) return {};
  return by === "owner" ? { compensation: formatMoney(compensationOf(bid.amount)) } : { back: 1 };
}

interface MissedReport {
  chat: number;
  appointment: Pick<AppointmentRow, "missed_by" | "starts_at">;
  answer: MissedAnswer;
  language: Language;
}

/**
 * Returns the changes of a deal by the answer to a report. Admitted or unanswered: it ends, and held money goes back,
 * less the helper's compensation if the owner was absent. Contested: a dispute opens. Empty if nothing is held, a
 * dispute is open or an admin paused the money.
 */
export async function missedSettlement(db: Database, now: number, report: MissedReport): Promise<Write[]> {
  const { chat, appointment, answer, language } = report;
  const job = await db.prepare(OF_CHAT).bind(chat).first<DealOfChat>();
  const missing = appointment.missed_by;
  if (!job || missing === null || (await isDisputed(db, job.id))) return [];
  const helperMissed = missing === job.helper_id;
  const record = answer === "contested" ? [] : recordOf(db, now, job, missing);
  const bid = (await heldOfJob(db, job.id)).find(({ kind }) => kind === "bid");
  // The helper was told to wait until money is held again.
  if (!bid && helperMissed && (await isPriceGone(db, job.id))) return [];
  if (!bid || (bid.paused_at !== null && answer !== "contested")) return record;
  if (answer === "contested") {
    return disputeOpening(db, now, bid, missing, CONTESTED[language], appointment.starts_at);
  }
  const compensation = helperMissed ? 0 : compensationOf(bid.amount);
  const end = helperMissed ? "missed_by_helper" : "missed_by_owner";
  return [...record, ...(await dealEnding(db, now, { ...job, compensation, end }))];
}

/** An absent helper failed the deal; an owner's missed appointment counts by itself. */
function recordOf(db: Database, now: number, job: DealOfChat, missing: number): Write[] {
  const failed = db.prepare("UPDATE bid SET late = 1 WHERE job_id = ? AND status = 'accepted'").bind(job.id);
  return [...(missing === job.helper_id ? [failed] : []), enqueueRecordOf(db, now, missing)];
}
