import type { VerificationStatus } from "~/domain/accounts/verification";
import type { CategoryId } from "~/domain/jobs/category-names";
import type { Database, Write } from "./database";

type Value = string | number | null;

/** Column names come from our code only, so they cannot inject SQL. */
export function updateUser(db: Database, user: number, columns: Readonly<Record<string, Value>>): Write {
  const names = Object.keys(columns);
  return db
    .prepare(`UPDATE user SET ${names.map((name) => `${name} = ?`).join(", ")} WHERE id = ?`)
    .bind(...Object.values(columns), user);
}

export const replaceCategories = (db: Database, user: number, chosen: readonly CategoryId[]): Write[] => [
  db.prepare("DELETE FROM user_category WHERE user_id = ?").bind(user),
  db
    .prepare("INSERT INTO user_category (user_id, category) SELECT ?, value FROM json_each(?)")
    .bind(user, JSON.stringify(chosen)),
];

export interface ProfileBefore {
  name: string;
  email: string;
  iban: string | null;
  had_iban: number;
  image_key: string | null;
  company: string | null;
}

export async function profileBefore(db: Database, user: number): Promise<ProfileBefore> {
  const query = db
    .prepare(
      "SELECT name, email, iban, iban IS NOT NULL OR iban_changed_at IS NOT NULL AS had_iban, image_key, company FROM user WHERE id = ?",
    )
    .bind(user);
  const row = await query.first<ProfileBefore>();
  if (!row) throw new Error(`user ${user} is gone`);
  return row;
}

export const updateActiveWorker = (db: Database, user: number, value: boolean): Write =>
  db.prepare("UPDATE user SET active_worker = ? WHERE id = ?").bind(Number(value), user);

export const verificationOfHelper = (db: Database, user: number): Promise<VerificationStatus | null> =>
  db
    .prepare("SELECT verification FROM user WHERE id = ? AND active_worker = 1")
    .bind(user)
    .first<VerificationStatus>("verification");

export const endIntro = (db: Database, user: number): Write =>
  db.prepare("UPDATE user SET first_time = 0 WHERE id = ?").bind(user);

export const ownName = (db: Database, user: number): Promise<string | null> =>
  db.prepare("SELECT name FROM user WHERE id = ?").bind(user).first<string>("name");

/** Stops the newsletter, too: unsubscribing promises only mails that are always sent. */
export const stopMails = (db: Database, user: number): Write =>
  db.prepare("UPDATE user SET notify_email = 0, email_opt_in = 0 WHERE id = ?").bind(user);
