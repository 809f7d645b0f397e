import { emailKey } from "~/domain/accounts/account";
import type { Language } from "~/domain/values/language";
import type { Database, Write } from "./database";
import { mustHold } from "./transaction";

export type AccountStatus = "active" | "suspended" | "deleted";

/** A mailbox alone proves less than a session of the account (record 174). */
export type ConfirmedBy = "session" | "mailbox" | "moved";

export interface Account {
  id: number;
  status: AccountStatus;
  password_hash: string | null;
  activated: boolean;
  confirmed_by: ConfirmedBy;
  isPartner: boolean;
}

interface AccountRow extends Pick<Account, "id" | "status" | "password_hash" | "confirmed_by"> {
  roles: string;
  partner_id: string | null;
  activated: number;
}

export async function findByEmail(db: Database, address: string): Promise<Account | null> {
  const row = await db
    .prepare(
      "SELECT id, status, password_hash, activated, confirmed_by, roles, partner_id FROM user WHERE email_key = ?",
    )
    .bind(emailKey(address))
    .first<AccountRow>();
  return (
    row && {
      id: row.id,
      status: row.status,
      password_hash: row.password_hash,
      activated: row.activated === 1,
      confirmed_by: row.confirmed_by,
      isPartner: row.partner_id !== null && row.roles.split(" ").includes("partner"),
    }
  );
}

export const emailOf = (db: Database, user: number): Promise<string | null> =>
  db.prepare("SELECT email FROM user WHERE id = ?").bind(user).first<string>("email");

export function passwordHashOf(db: Database, user: number): Promise<string | null> {
  return db.prepare("SELECT password_hash FROM user WHERE id = ?").bind(user).first<string>("password_hash");
}

export function setPasswordHash(db: Database, user: number, hash: string): Write {
  return db.prepare("UPDATE user SET password_hash = ? WHERE id = ?").bind(hash, user);
}

interface NewUser {
  email: string;
  /** Null: social login only. */
  password_hash: string | null;
  activated?: boolean;
  name: string;
  code: string;
  language: Language;
  email_opt_in: boolean;
  partner_id: string | null;
}

/** A stranger must not sign up with such an address before its account reclaims it. */
export const reservedBy = (key: string, now: string) =>
  `SELECT user_id FROM mailed_link WHERE address = ${key} AND used_at IS NULL AND expires_at > ${now}`;

/** Inserts nothing if the address is taken, or unconfirmed and reserved. Drops an unknown partner. */
export function insertUser(db: Database, now: number, user: NewUser): Write {
  return db
    .prepare(
      `INSERT INTO user (email, email_key, password_hash, activated, name, code, language, email_opt_in, partner_id, created_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8,
         (SELECT partner_id FROM user WHERE partner_id = ?9 AND roles <> '' AND instr(' ' || roles || ' ', ' partner ')), ?10
       WHERE ?4 = 1 OR NOT EXISTS (${reservedBy("?2", "?10")})
       ON CONFLICT (email_key) DO NOTHING`,
    )
    .bind(
      user.email,
      emailKey(user.email),
      user.password_hash,
      Number(user.activated ?? false),
      user.name,
      user.code,
      user.language,
      Number(user.email_opt_in),
      user.partner_id,
      now,
    );
}

export async function isConfirmed(db: Database, user: number): Promise<boolean> {
  const activated = await db.prepare("SELECT activated FROM user WHERE id = ?").bind(user).first<number>("activated");
  return activated === 1;
}

export const confirmedBy = (db: Database, user: number): Promise<ConfirmedBy | null> =>
  db
    .prepare("SELECT confirmed_by FROM user WHERE id = ? AND activated = 1")
    .bind(user)
    .first<ConfirmedBy>("confirmed_by");

export const dropPendingEmail = (db: Database, user: number): Write =>
  db.prepare("UPDATE user SET pending_email = NULL WHERE id = ?").bind(user);

export const mustBeActive = (db: Database, user: number): Write =>
  mustHold(db, "EXISTS (SELECT 1 FROM user WHERE id = ? AND status = 'active')", user);

export const mustNotBeDeleted = (db: Database, user: number): Write =>
  mustHold(db, "EXISTS (SELECT 1 FROM user WHERE id = ? AND status <> 'deleted')", user);

export const isDeleted = async (db: Database, user: number): Promise<boolean> =>
  (await db.prepare("SELECT status FROM user WHERE id = ?").bind(user).first<string>("status")) === "deleted";

export const withId = (user: number) => ({ where: "u.id = ?1", values: [user] });
export const withCode = (code: string) => ({ where: "u.code = ?1", values: [code] });
export const withEmail = (key: string) => ({ where: "u.email_key = ?1", values: [key] });
export const unconfirmedWithEmail = (key: string) => ({
  where: "u.email_key = ?1 AND u.activated = 0",
  values: [key],
});
export const createdSince = (since: number, key: string) => ({
  where: "u.email_key = ?1 AND u.created_at > ?2",
  values: [key, since],
});
export const withIdIfFree = (user: number, key: string, now: number) => ({
  where: `u.id = ?1 AND NOT EXISTS (SELECT 1 FROM user taken WHERE taken.email_key = ?2)
    AND NOT EXISTS (${reservedBy("?2", "?3")} AND user_id <> ?1)`,
  values: [user, key, now],
});

/** A later confirmation by the mailbox alone changes nothing. */
export const markActivated = (db: Database, user: number, by: ConfirmedBy): Write =>
  db
    .prepare(
      "UPDATE user SET confirmed_by = iif(activated = 1 AND ?2 = 'mailbox', confirmed_by, ?2), activated = 1 WHERE id = ?1",
    )
    .bind(user, by);

/** The password of an account without a proven owner may be a stranger's. Put `mustHaveChanged` right after it. */
export const activateWithoutPassword = (db: Database, user: number): Write =>
  db
    .prepare(
      `UPDATE user SET activated = 1, confirmed_by = 'session', password_hash = NULL
       WHERE id = ? AND (activated = 0 OR confirmed_by <> 'session')`,
    )
    .bind(user);

export const setPendingEmail = (db: Database, user: number, address: string | null): Write =>
  db.prepare("UPDATE user SET pending_email = ? WHERE id = ?").bind(address, user);

interface EmailChange {
  email: string;
  pending_email: string;
}

export const findEmailChange = (db: Database, user: number): Promise<EmailChange | null> =>
  db
    .prepare("SELECT email, pending_email FROM user WHERE id = ? AND pending_email IS NOT NULL")
    .bind(user)
    .first<EmailChange>();

/** Put `mustHaveChanged` right after it. The address must not be reclaimable by another account. */
export const confirmPendingEmail = (
  db: Database,
  now: number,
  { user, address, by }: { user: number; address: string; by: ConfirmedBy },
): Write =>
  db
    .prepare(
      `UPDATE user SET email = ?1, email_key = ?2, pending_email = NULL, activated = 1, confirmed_by = ?4
       WHERE id = ?3 AND pending_email = ?1 AND NOT EXISTS (${reservedBy("?2", "?5")} AND user_id <> ?3)`,
    )
    .bind(address, emailKey(address), user, by, now);

export const restoreEmail = (
  db: Database,
  user: number,
  { address, by }: { address: string | null; by: ConfirmedBy },
): Write =>
  db
    .prepare(
      "UPDATE user SET email = ?1, email_key = ?1, password_hash = NULL, activated = 1, confirmed_by = ?3 WHERE id = ?2",
    )
    .bind(address, user, by);
