import { type Notification, topicOf } from "~/domain/notifications/notification";
import type { Language } from "~/domain/values/language";
import type { Database } from "./database";
import { FROM_NOTIFICATION, NOTIFICATION_COLUMNS, type NotificationRow, notificationOf } from "./notification";
import { isMuted, type SettingsColumns } from "./notification-settings";

export interface NotificationToPush {
  user: number;
  notification: Notification;
  language: Language;
  email: string;
  wanted: boolean;
  quiet: { from: number | null; to: number | null };
}

interface PushRow
  extends NotificationRow,
    Pick<SettingsColumns, "notify_push" | "quiet_from" | "quiet_to" | "muted_push"> {
  user_id: number;
  language: Language;
  email: string;
  status: string;
}

export async function findToPush(db: Database, id: number): Promise<NotificationToPush | null> {
  const row = await db
    .prepare(
      `SELECT ${NOTIFICATION_COLUMNS}, n.user_id, u.language, u.email, u.status, u.notify_push, u.quiet_from, u.quiet_to, u.muted_push
       ${FROM_NOTIFICATION} JOIN user u ON u.id = n.user_id WHERE n.id = ?`,
    )
    .bind(id)
    .first<PushRow>();
  if (!row) return null;
  return {
    user: row.user_id,
    notification: notificationOf(row, row.language),
    language: row.language,
    email: row.email,
    wanted: row.notify_push === 1 && row.status === "active" && !isMuted(topicOf(row.type), row.muted_push),
    quiet: { from: row.quiet_from, to: row.quiet_to },
  };
}
