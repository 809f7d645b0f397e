import { meetingRefusal } from "~/domain/appointment-life";
import type { JobStatus } from "~/domain/job-status";
import { bidInChat, type ChatRow } from "../../db/chat";
import type { Database, Write } from "../../db/database";
import { jobIsDisputed } from "../../db/payment";
import { mustHold } from "../../db/transaction";

export const hasDeal = (chat: ChatRow): boolean => bidInChat(chat.bid)?.status === "accepted";

/** Undoes the transaction unless the two still have a deal. */
export function mustHaveDeal(db: Database, chat: number): Write {
  const holds = `EXISTS (SELECT 1 FROM chat c WHERE c.id = ?1
    AND (SELECT b.status FROM bid b WHERE b.chat_id = c.id ORDER BY b.id DESC LIMIT 1) = 'accepted')`;
  return mustHold(db, holds, chat);
}

/** Undoes the transaction unless the two have a deal whose work has neither begun nor been done. */
export const mustAwaitWork = (db: Database, chat: number): Write =>
  mustHold(
    db,
    `EXISTS (SELECT 1 FROM bid b JOIN job j ON j.id = b.job_id AND j.helper_id = b.user_id
      WHERE b.chat_id = ?1 AND b.status = 'accepted' AND j.status = 'reserved' AND j.begun_at IS NULL AND j.done_at IS NULL)`,
    chat,
  );

interface MeetingJob {
  status: JobStatus;
  done_at: number | null;
  on_hold: number;
}

/** Returns why the two cannot agree on a time now. Null if they can. */
export async function meetingRefusalOf(db: Database, chat: number): Promise<ReturnType<typeof meetingRefusal>> {
  const job = await db
    .prepare(
      `SELECT j.status, j.done_at, ${jobIsDisputed("j.id")} AS on_hold FROM bid b JOIN job j ON j.id = b.job_id
       WHERE b.chat_id = ? AND b.status = 'accepted'`,
    )
    .bind(chat)
    .first<MeetingJob>();
  if (!job) return "transition";
  return meetingRefusal({ status: job.status, done: job.done_at !== null, onHold: job.on_hold === 1 });
}

/** Undoes the transaction unless the two can agree on a time: SQL of `meetingRefusal`. */
export const mustMeet = (db: Database, chat: number): Write =>
  mustHold(
    db,
    `EXISTS (SELECT 1 FROM bid b JOIN job j ON j.id = b.job_id WHERE b.chat_id = ?1 AND b.status = 'accepted'
      AND j.status = 'reserved' AND j.done_at IS NULL AND NOT ${jobIsDisputed("j.id")})`,
    chat,
  );
