import type { z } from "zod";
import type { notificationSettings } from "~/domain/user";
import type { Database } from "./database";

type Settings = z.output<typeof notificationSettings>;

/** Columns of `user` that say what someone wants to be told, and when. */
export interface SettingsColumns {
  notify_push: number;
  notify_email: number;
  notify_distance: number;
  quiet_from: number | null;
  quiet_to: number | null;
}

/** These columns as the contract gives them. */
export function settingsOfRow(row: SettingsColumns): Settings {
  return {
    push: row.notify_push === 1,
    email: row.notify_email === 1,
    distance: row.notify_distance,
    quiet_from: row.quiet_from,
    quiet_to: row.quiet_to,
  };
}

/** What someone wants to be told by push and mail, and when. */
export async function settingsOf(db: Database, user: number): Promise<Settings> {
  const row = await db
    .prepare("SELECT notify_push, notify_email, notify_distance, quiet_from, quiet_to FROM user WHERE id = ?")
    .bind(user)
    .first<SettingsColumns>();
  if (!row) throw new Error(`user ${user} is gone`);
  return settingsOfRow(row);
}
