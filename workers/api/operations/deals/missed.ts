import { CONTESTED } from "~/content/events/disputes";
import type { MissedAnswer } from "~/domain/deals/appointment-life";
import { sharesIfAbsent } from "~/domain/deals/cancellation-rule";
import { formatMoney } from "~/domain/money/money";
import { isPrice } from "~/domain/money/price-part";
import type { Language } from "~/domain/values/language";
import type { AppointmentRow } from "../../db/appointment";
import { markLate } from "../../db/bid-status";
import type { Database, Write } from "../../db/database";
import { type DealOfChat, dealOfChat } from "../../db/deal";
import { hadDaysToAgree } from "../../db/dispute-status";
import { heldOfJob, type PaymentRow } from "../../db/payment";
import { isDisputed, isPriceUncovered } from "../../db/payment-standing";
import { enqueueRecordOf } from "../../db/track-record";
import { refuse } from "../../http/refusal";
import { dealEnding } from "./deal-ending";
import { disputeOpening } from "./dispute-opening";

export async function sharesIfMissed(
  db: Database,
  job: number | null,
  absent: "owner" | "helper",
  heldAgain: readonly PaymentRow[] = [],
): Promise<{ compensation?: string; refund?: string; back?: number; waits?: number }> {
  const held = job === null ? [] : [...(await heldOfJob(db, job)), ...heldAgain];
  const bid = held.find(isPrice);
  const shares = job === null ? null : sharesIfAbsent(absent, { held, gone: await isPriceUncovered(db, job) });
  if (!bid || !shares) return {};
  const refund = formatMoney(shares.refund);
  if (absent === "helper") return { refund, back: 1 };
  const compensation = formatMoney(shares.compensation);
  return { compensation, refund, ...(bid.paused_at !== null && { waits: 1 }) };
}

interface MissedReport {
  chat: number;
  appointment: Pick<AppointmentRow, "missed_by" | "starts_at">;
  answer: MissedAnswer;
  reason?: string | null;
  language: Language;
}

interface Settlement {
  writes: Write[];
  notifies: boolean;
}

/**
 * Admitted or unanswered: held money goes back, less the compensation of an absent owner. A pause stops only what pays
 * the helper.
 */
export async function missedSettlement(db: Database, now: number, report: MissedReport): Promise<Settlement> {
  const { chat, appointment, answer, reason, language } = report;
  const job = await dealOfChat(db, chat);
  const missing = appointment.missed_by;
  if (!job || missing === null || (await isDisputed(db, job.id))) return { writes: [], notifies: false };
  const helperMissed = missing === job.helper_id;
  const record = answer === "contested" ? [] : recordOf(db, now, job, missing);
  const held = await heldOfJob(db, job.id);
  const gone = await isPriceUncovered(db, job.id);
  const bid = gone ? undefined : held.find(isPrice);
  // The helper was asked to wait until money is held again.
  if (gone && helperMissed) return { writes: [], notifies: false };
  if (!bid) return { writes: record, notifies: false };
  if (answer === "contested") {
    const writes = await disputeOpening(db, now, {
      payment: bid,
      opener: missing,
      reason: reason || CONTESTED[language],
      ownWords: Boolean(reason),
      absenceAt: appointment.starts_at,
      late: await hadDaysToAgree(db, bid.id),
    });
    return { writes, notifies: true };
  }
  if (bid.paused_at !== null && !helperMissed) refuse("paused");
  const { compensation } = sharesIfAbsent(helperMissed ? "helper" : "owner", { held, gone }) ?? { compensation: 0 };
  const end = helperMissed ? "missed_by_helper" : "missed_by_owner";
  const ending = await dealEnding(db, now, { ...job, compensation, end, unanswered: answer === "unanswered" });
  return { writes: [...record, ...ending], notifies: true };
}

function recordOf(db: Database, now: number, job: DealOfChat, missing: number): Write[] {
  return [...(missing === job.helper_id ? [markLate(db, job.id)] : []), enqueueRecordOf(db, now, missing)];
}
