import type { z } from "zod";
import type { notificationSettings } from "~/domain/accounts/user";
import type { Topic } from "~/domain/notifications/notification";
import type { Database } from "./database";

type Settings = z.output<typeof notificationSettings>;

export interface SettingsColumns {
  notify_push: number;
  notify_email: number;
  notify_distance: number;
  quiet_from: number | null;
  quiet_to: number | null;
  muted_push: string;
  muted_email: string;
}

export const isMuted = (topic: Topic | null, muted: string) =>
  topic !== null && (JSON.parse(muted) as Topic[]).includes(topic);

export function settingsOfRow(row: SettingsColumns): Settings {
  return {
    push: row.notify_push === 1,
    email: row.notify_email === 1,
    distance: row.notify_distance,
    quiet_from: row.quiet_from,
    quiet_to: row.quiet_to,
    muted_push: JSON.parse(row.muted_push) as Topic[],
    muted_email: JSON.parse(row.muted_email) as Topic[],
  };
}

export async function settingsOf(db: Database, user: number): Promise<Settings> {
  const row = await db
    .prepare(
      "SELECT notify_push, notify_email, notify_distance, quiet_from, quiet_to, muted_push, muted_email FROM user WHERE id = ?",
    )
    .bind(user)
    .first<SettingsColumns>();
  if (!row) throw new Error(`user ${user} is gone`);
  return settingsOfRow(row);
}
