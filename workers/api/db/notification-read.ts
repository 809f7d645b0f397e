import { NOTIFICATION_TYPES } from "~/domain/notifications/notification";
import { isMarked, type ReadMark } from "../notices/notification-kinds";
import type { Database, Write } from "./database";

export const readNotifications = (db: Database, user: number, now: number): Write =>
  db.prepare("UPDATE notification SET read_at = ? WHERE user_id = ? AND read_at IS NULL").bind(now, user);

const typesRead = (mark: ReadMark): string =>
  NOTIFICATION_TYPES.filter((type) => isMarked(type, mark))
    .map((type) => `'${type}'`)
    .join(", ");

const READ_WITH = { job: typesRead("read_with_job"), stop: typesRead("read_with_stop") };
const READ_WITH_PAGE = {
  wallet: typesRead("read_with_wallet"),
  dispute: typesRead("read_with_dispute"),
  receipt: typesRead("read_with_receipt"),
  decisions: typesRead("read_with_decisions"),
};

export const readAboutJob = (
  db: Database,
  user: number,
  { job, page }: { job: number; page: keyof typeof READ_WITH },
  now: number,
): Write =>
  db
    .prepare(
      `UPDATE notification SET read_at = ?3 WHERE user_id = ?1 AND job_id = ?2 AND read_at IS NULL AND type IN (${READ_WITH[page]})`,
    )
    .bind(user, job, now);

/** Without `payment`: those of all payments. */
export const readWithPage = (
  db: Database,
  user: number,
  { page, payment }: { page: keyof typeof READ_WITH_PAGE; payment?: number | undefined },
  now: number,
): Write =>
  db
    .prepare(
      `UPDATE notification SET read_at = ?2 WHERE user_id = ?1 AND read_at IS NULL AND type IN (${READ_WITH_PAGE[page]})
         AND (?3 IS NULL OR json_extract(data, '$.payment') = ?3)`,
    )
    .bind(user, now, payment ?? null);

/** The review that it requests is written. */
export const readReviewRequest = (db: Database, user: number, job: number, now: number): Write =>
  db
    .prepare(
      "UPDATE notification SET read_at = ?3 WHERE user_id = ?1 AND job_id = ?2 AND read_at IS NULL AND type = 'review_request'",
    )
    .bind(user, job, now);
