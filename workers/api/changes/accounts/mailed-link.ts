import { ACTIVATION_DAYS, RESET_HOURS } from "~/domain/account";
import { Lost } from "../../db/batch";
import { refuse } from "../../http/refusal";
import { randomToken, sha256 } from "../../secrets/secret";
import type { MailTemplate } from "../../texts/mails";

export type LinkKind = "activation" | "reset" | "email_change";

const HOUR = 3600 * 1000;
const LINKS = {
  activation: { template: "activation", path: "/account/activate", life: ACTIVATION_DAYS * 24 * HOUR },
  reset: { template: "password_reset", path: "/reset-password", life: RESET_HOURS * HOUR },
  email_change: { template: "email_change", path: "/account/confirm-email", life: ACTIVATION_DAYS * 24 * HOUR },
} satisfies Record<LinkKind, { template: MailTemplate; path: string; life: number }>;

interface Sending {
  kind: LinkKind;
  /** SQL that picks the account from `user u`, and its values: nobody is picked, nothing happens, in the same time. */
  whom: { where: string; values: unknown[] };
  origin: string;
  /** Where it goes, when that is not the account's own address. */
  address?: string;
}

/**
 * Statements that mail a new link and end the earlier ones. The account is picked in SQL, so that a stranger cannot
 * tell by the time it takes whether there is one. Of the token only the SHA-256 is kept.
 */
export async function mailLink(
  db: D1Database,
  now: number,
  { kind, whom, origin, address }: Sending,
): Promise<D1PreparedStatement[]> {
  const { template, path, life } = LINKS[kind];
  const token = randomToken();
  const hash = await sha256(token);
  const picked = `FROM user u WHERE ${whom.where}`;
  const to = address === undefined ? "'user', u.id" : "'address', ?, 'language', u.language";
  return [
    db
      .prepare(
        `UPDATE mailed_link SET used_at = ? WHERE kind = ? AND used_at IS NULL AND user_id IN (SELECT u.id ${picked})`,
      )
      .bind(now, kind, ...whom.values),
    db
      .prepare(
        `INSERT INTO mailed_link (token_hash, user_id, kind, created_at, expires_at) SELECT ?, u.id, ?, ?, ? ${picked}`,
      )
      .bind(hash, kind, now, now + life, ...whom.values),
    db
      .prepare(
        `INSERT INTO outbox (key, kind, payload, created_at, due_at)
         SELECT ?, 'mail', json_object('template', ?, ${to}, 'data', json_object(
           'uid', CAST(u.id AS TEXT), 'token', ?, 'link', ? || u.id || '&token=' || ?, 'name', u.name)), ?, ? ${picked}`,
      )
      .bind(
        `mail:${template}:${hash}`,
        template,
        ...(address === undefined ? [] : [address]),
        token,
        `${origin}${path}?uid=`,
        token,
        now,
        now,
        ...whom.values,
      ),
  ];
}

/** A link as it came back: whose it is, and what it is kept under. */
export interface FollowedLink {
  user: number;
  hash: string;
}

/** The account a link was mailed to, while the link is good; null otherwise. */
export async function followLink(
  db: D1Database,
  now: number,
  kind: LinkKind,
  { uid, token }: { uid: string; token: string },
): Promise<FollowedLink | null> {
  const hash = await sha256(token);
  const user = await db
    .prepare(
      `SELECT l.user_id FROM mailed_link l JOIN user u ON u.id = l.user_id
       WHERE l.token_hash = ? AND l.kind = ? AND l.used_at IS NULL AND l.expires_at > ? AND u.status <> 'deleted'`,
    )
    .bind(hash, kind, now)
    .first<number>("user_id");
  return user !== null && String(user) === uid ? { user, hash } : null;
}

/** Uses a link up. Put `mustHaveChanged` right after it: one use succeeds. */
export function useLink(db: D1Database, now: number, hash: string): D1PreparedStatement {
  return db
    .prepare("UPDATE mailed_link SET used_at = ? WHERE token_hash = ? AND used_at IS NULL AND expires_at > ?")
    .bind(now, hash, now);
}

/** Ends the links of a kind that were not used. */
export function endLinks(db: D1Database, now: number, user: number, kind: LinkKind): D1PreparedStatement {
  return db
    .prepare("UPDATE mailed_link SET used_at = ? WHERE user_id = ? AND kind = ? AND used_at IS NULL")
    .bind(now, user, kind);
}

/** Runs the use of a link; the link that another request used first is no good. */
export async function useOnce(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Lost) refuse("invalid_token");
    throw error;
  }
}
