import type { MailTemplate } from "~/content/mails";
import type { LinkState } from "~/domain/accounts/account";
import type { Whom } from "./account-mail";
import type { Database, Write } from "./database";
import { mail } from "./outbox";
import type { AccountStatus } from "./user";

export type LinkKind = "activation" | "reset" | "email_change" | "email_undo";

const after = ({ values }: Whom, nth: number) => `?${values.length + nth}`;
const accounts = ({ where }: Whom) => `FROM user u WHERE ${where}`;

export const endEarlierLinks = (db: Database, now: number, whom: Whom, kind: LinkKind): Write =>
  db
    .prepare(
      `UPDATE mailed_link SET used_at = ${after(whom, 1)} WHERE kind = ${after(whom, 2)} AND used_at IS NULL AND user_id IN (SELECT u.id ${accounts(whom)})`,
    )
    .bind(...whom.values, now, kind);

interface NewLink {
  hash: string;
  kind: LinkKind;
  expires_at: number;
  /** Normalised, of an undo link. */
  address: string | null;
}

export const insertLink = (
  db: Database,
  now: number,
  whom: Whom,
  { hash, kind, expires_at, address }: NewLink,
): Write =>
  db
    .prepare(
      `INSERT INTO mailed_link (token_hash, user_id, kind, created_at, expires_at, address)
       SELECT ${after(whom, 1)}, u.id, ${after(whom, 2)}, ${after(whom, 3)}, ${after(whom, 4)}, ${after(whom, 5)} ${accounts(whom)}`,
    )
    .bind(...whom.values, hash, kind, now, expires_at, address);

interface LinkMail {
  template: MailTemplate;
  token: string;
  hash: string;
  page: string;
  address?: string;
  /** Normalised; set if the address is unverified. */
  bound?: string;
}

export const mailToken = (
  db: Database,
  now: number,
  whom: Whom,
  { template, token, hash, page, address, bound }: LinkMail,
): Write =>
  mail(db, now, {
    template,
    key: `'${template}:' || ${after(whom, 4)}`,
    to: address === undefined ? "'user', u.id" : `'address', ${after(whom, 3)}, 'language', u.language`,
    data: `json_object('uid', CAST(u.id AS TEXT), 'token', ${after(whom, 1)}, 'link', ${after(whom, 2)} || u.id || '&token=' || ${after(whom, 1)}, 'name', u.name)`,
    rows: { from: accounts(whom), values: [...whom.values, token, page, address ?? null, hash] },
    bound,
  });

interface UsableLink {
  user: number;
  address: string | null;
}

export const findUsableLink = (db: Database, now: number, kind: LinkKind, hash: string): Promise<UsableLink | null> =>
  db
    .prepare(
      `SELECT l.user_id AS user, l.address FROM mailed_link l JOIN user u ON u.id = l.user_id
       WHERE l.token_hash = ? AND l.kind = ? AND l.used_at IS NULL AND l.expires_at > ? AND u.status <> 'deleted'`,
    )
    .bind(hash, kind, now)
    .first<UsableLink>();

export interface UndoLink {
  hash: string;
  address: string;
}

export const findUndoOf = (db: Database, now: number, user: number): Promise<UndoLink | null> =>
  db
    .prepare(
      `SELECT token_hash AS hash, address FROM mailed_link l WHERE user_id = ? AND kind = 'email_undo' AND used_at IS NULL
         AND expires_at > ? AND address IS NOT NULL AND NOT EXISTS (SELECT 1 FROM user WHERE email_key = l.address)
       ORDER BY created_at DESC LIMIT 1`,
    )
    .bind(user, now)
    .first<UndoLink>();

export interface Reclaim extends UndoLink {
  user: number;
  status: AccountStatus;
}

export const findReclaim = (db: Database, now: number, key: string): Promise<Reclaim | null> =>
  db
    .prepare(
      `SELECT l.token_hash AS hash, l.address, l.user_id AS user, u.status FROM mailed_link l JOIN user u ON u.id = l.user_id
       WHERE l.address = ? AND l.kind = 'email_undo' AND l.used_at IS NULL AND l.expires_at > ? AND u.status <> 'deleted'
       ORDER BY l.created_at DESC LIMIT 1`,
    )
    .bind(key, now)
    .first<Reclaim>();

/** Put right after the link is made. */
export const markUnproved = (db: Database, now: number, user: number): Write =>
  db
    .prepare("UPDATE mailed_link SET unproved = 1 WHERE user_id = ? AND kind = 'email_undo' AND created_at = ?")
    .bind(user, now);

export const isUnproved = async (db: Database, hash: string): Promise<boolean> =>
  (await db.prepare("SELECT unproved FROM mailed_link WHERE token_hash = ?").bind(hash).first<number>("unproved")) ===
  1;

/** A changed address is confirmed if the old one got its undo link: `used_at` alone is also set by a newer link. */
const CONFIRMED = `CASE l.kind WHEN 'activation' THEN u.activated
  ELSE EXISTS (SELECT 1 FROM mailed_link undo
    WHERE undo.user_id = l.user_id AND undo.kind = 'email_undo' AND undo.created_at = l.used_at) END`;

export const findLinkState = (
  db: Database,
  now: number,
  { uid, hash }: { uid: string; hash: string },
): Promise<LinkState | null> =>
  db
    .prepare(
      `SELECT CASE WHEN ${CONFIRMED} THEN 'confirmed' WHEN l.used_at IS NOT NULL THEN 'replaced'
         WHEN l.expires_at <= ? THEN 'expired' ELSE 'usable' END AS state
       FROM mailed_link l JOIN user u ON u.id = l.user_id
       WHERE l.token_hash = ? AND CAST(u.id AS TEXT) = ? AND l.kind IN ('activation', 'email_change') AND u.status <> 'deleted'`,
    )
    .bind(now, hash, uid)
    .first<LinkState>("state");

/** Put `mustHaveChanged` right after it, so that only one use succeeds. */
export function useLink(db: Database, now: number, hash: string): Write {
  return db
    .prepare("UPDATE mailed_link SET used_at = ? WHERE token_hash = ? AND used_at IS NULL AND expires_at > ?")
    .bind(now, hash, now);
}

export function endLinks(db: Database, now: number, user: number, kind: LinkKind): Write {
  return db
    .prepare("UPDATE mailed_link SET used_at = ? WHERE user_id = ? AND kind = ? AND used_at IS NULL")
    .bind(now, user, kind);
}

/** Links of later addresses may be a stranger's. */
export function endNewerUndo(db: Database, now: number, hash: string): Write {
  const used = (column: string) => `(SELECT ${column} FROM mailed_link WHERE token_hash = ?2)`;
  return db
    .prepare(
      `UPDATE mailed_link SET used_at = ?1 WHERE kind = 'email_undo' AND used_at IS NULL
       AND user_id = ${used("user_id")} AND created_at >= ${used("created_at")}`,
    )
    .bind(now, hash);
}
