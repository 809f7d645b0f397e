import type { MailTemplate } from "~/content/mails";
import { ACTIVATION_DAYS, EMAIL_UNDO_DAYS, emailKey, type LinkState, RESET_HOURS } from "~/domain/account";
import type { Database, Write } from "../../db/database";
import { mail } from "../../db/outbox";
import { ConflictError } from "../../db/transaction";
import { refuse } from "../../http/refusal";
import { randomToken, sha256 } from "../../secrets/secret";

export type LinkKind = "activation" | "reset" | "email_change" | "email_undo";

const HOUR = 3600 * 1000;
const LINKS = {
  activation: { template: "activation", path: "/account/activate", life: ACTIVATION_DAYS * 24 * HOUR },
  reset: { template: "password_reset", path: "/reset-password", life: RESET_HOURS * HOUR },
  email_change: { template: "email_change", path: "/account/confirm-email", life: ACTIVATION_DAYS * 24 * HOUR },
  email_undo: { template: "email_changed", path: "/account/undo-email", life: EMAIL_UNDO_DAYS * 24 * HOUR },
} satisfies Record<LinkKind, { template: MailTemplate; path: string; life: number }>;

interface LinkMail {
  kind: LinkKind;
  /** SQL for the account from `user u`, with values from `?1` on. No match: nothing happens, in the same time. */
  whom: { where: string; values: unknown[] };
  origin: string;
  address?: string;
  bound?: string;
}

/** Selects the account in SQL, so that timing does not reveal whether it exists. Only the token's SHA-256 is stored. */
export async function mailLink(
  db: Database,
  now: number,
  { kind, whom, origin, address, bound }: LinkMail,
): Promise<Write[]> {
  const { template, path, life } = LINKS[kind];
  const token = randomToken();
  const hash = await sha256(token);
  const picked = `FROM user u WHERE ${whom.where}`;
  const values = whom.values;
  const after = (nth: number) => `?${values.length + nth}`;
  const isUndo = kind === "email_undo";
  const earlier = db
    .prepare(
      `UPDATE mailed_link SET used_at = ${after(1)} WHERE kind = ${after(2)} AND used_at IS NULL AND user_id IN (SELECT u.id ${picked})`,
    )
    .bind(...values, now, kind);
  return [
    ...(isUndo ? [] : [earlier]),
    db
      .prepare(
        `INSERT INTO mailed_link (token_hash, user_id, kind, created_at, expires_at, address)
         SELECT ${after(1)}, u.id, ${after(2)}, ${after(3)}, ${after(4)}, ${after(5)} ${picked}`,
      )
      .bind(...values, hash, kind, now, now + life, isUndo && address !== undefined ? emailKey(address) : null),
    mail(db, now, {
      template,
      key: `'${template}:' || ${after(4)}`,
      to: address === undefined ? "'user', u.id" : `'address', ${after(3)}, 'language', u.language`,
      data: `json_object('uid', CAST(u.id AS TEXT), 'token', ${after(1)}, 'link', ${after(2)} || u.id || '&token=' || ${after(1)}, 'name', u.name)`,
      rows: { from: picked, values: [...values, token, `${origin}${path}?uid=`, address ?? null, hash] },
      bound,
    }),
  ];
}

export interface FollowedLink {
  user: number;
  hash: string;
  address: string | null;
}

export async function followLink(
  db: Database,
  now: number,
  kind: LinkKind,
  { uid, token }: { uid: string; token: string },
): Promise<FollowedLink | null> {
  const hash = await sha256(token);
  const link = await db
    .prepare(
      `SELECT l.user_id AS user, l.address FROM mailed_link l JOIN user u ON u.id = l.user_id
       WHERE l.token_hash = ? AND l.kind = ? AND l.used_at IS NULL AND l.expires_at > ? AND u.status <> 'deleted'`,
    )
    .bind(hash, kind, now)
    .first<Omit<FollowedLink, "hash">>();
  return link && String(link.user) === uid ? { ...link, hash } : null;
}

/** A changed address is confirmed if the old one got its undo link: `used_at` alone is also set by a newer link. */
const CONFIRMED = `CASE l.kind WHEN 'activation' THEN u.activated
  ELSE EXISTS (SELECT 1 FROM mailed_link undo
    WHERE undo.user_id = l.user_id AND undo.kind = 'email_undo' AND undo.created_at = l.used_at) END`;

export async function stateOfLink(
  db: Database,
  now: number,
  { uid, token }: { uid: string; token: string },
): Promise<LinkState> {
  const state = await db
    .prepare(
      `SELECT CASE WHEN ${CONFIRMED} THEN 'confirmed' WHEN l.used_at IS NOT NULL THEN 'replaced'
         WHEN l.expires_at <= ? THEN 'expired' ELSE 'usable' END AS state
       FROM mailed_link l JOIN user u ON u.id = l.user_id
       WHERE l.token_hash = ? AND CAST(u.id AS TEXT) = ? AND l.kind IN ('activation', 'email_change') AND u.status <> 'deleted'`,
    )
    .bind(now, await sha256(token), uid)
    .first<LinkState>("state");
  return state ?? "unknown";
}

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

/** Ends the links of later addresses of the account: they may be a stranger's. */
export function endNewerUndo(db: Database, now: number, hash: string): Write {
  const used = (column: string) => `(SELECT ${column} FROM mailed_link WHERE token_hash = ?2)`;
  return db
    .prepare(
      `UPDATE mailed_link SET used_at = ?1 WHERE kind = 'email_undo' AND used_at IS NULL
       AND user_id = ${used("user_id")} AND created_at >= ${used("created_at")}`,
    )
    .bind(now, hash);
}

/** A link that a concurrent request used is invalid. */
export async function useOnce(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ConflictError) refuse("invalid_token");
    throw error;
  }
}
