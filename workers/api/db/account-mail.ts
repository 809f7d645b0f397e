import { emailKey } from "~/domain/accounts/account";
import type { Database, Write } from "./database";
import { mail } from "./outbox";
import { refundsUnderway } from "./refunded";
import { reservedBy } from "./user";

/** SQL conditions on `user u`; values from `?1` on. */
export interface Whom {
  where: string;
  values: unknown[];
}

export function welcome(db: Database, now: number, { where, values, bound }: Whom & { bound?: string }): Write {
  return mail(db, now, {
    template: "welcome",
    key: "'welcome:' || u.id",
    to: "'user', u.id",
    data: "json_object('name', u.name)",
    rows: { from: `FROM user u WHERE ${where}`, values },
    bound,
  });
}

/** `but` selects the holder, who gets no mail, by `?1`. */
export function alreadyRegistered(
  db: Database,
  now: number,
  of: { address: string; but: { where: string; value: unknown } },
): Write {
  const key = emailKey(of.address);
  return mail(db, now, {
    template: "already_registered",
    key: "'already_registered:' || ?3",
    to: "'user', u.id",
    data: "json_object('name', u.name)",
    rows: {
      from: `FROM user u WHERE (u.email_key = ?2 OR u.id IN (${reservedBy("?2", "?4")})) AND NOT (${of.but.where})`,
      values: [of.but.value, key, crypto.randomUUID(), now],
    },
    bound: key,
  });
}

/** Put before the erasure. Also to an unconfirmed address: its mails of deals and money went there too, and another person may have deleted the account. */
export function accountDeleted(db: Database, now: number, user: number): Write {
  return mail(db, now, {
    template: "account_deleted",
    key: "'account_deleted:' || u.id",
    to: "'address', u.email, 'language', u.language",
    data: "iif(r.refund > 0, json_object('refund', printf('%.2f', r.refund / 100.0)), json_object())",
    rows: {
      from: `FROM user u JOIN (SELECT ${refundsUnderway("?1", "?2")} AS refund) r WHERE u.id = ?1 AND u.status <> 'deleted'`,
      values: [user, now],
    },
  });
}

/**
 * Put before the statements that record the login. The first minute of an account is exempt: a double click on sign-up
 * logs in twice before the browser has its id.
 */
export function loginAlert(
  db: Database,
  now: number,
  of: { user: number; session: string; client: string; device: string },
): Write {
  return mail(db, now, {
    template: "login_alert",
    key: "'login_alert:' || ?1",
    to: "'user', ?2",
    data: "json_object('client', ?3)",
    rows: {
      from: `WHERE EXISTS (SELECT 1 FROM known_client WHERE user_id = ?2)
        AND (NOT EXISTS (SELECT 1 FROM known_client WHERE user_id = ?2 AND client_type = ?3)
          OR (EXISTS (SELECT 1 FROM known_device WHERE user_id = ?2)
            AND NOT EXISTS (SELECT 1 FROM known_device WHERE user_id = ?2 AND device_hash = ?4)
            AND NOT EXISTS (SELECT 1 FROM user WHERE id = ?2 AND created_at > ?5)))`,
      values: [of.session, of.user, of.client, of.device, now - 60_000],
    },
  });
}
