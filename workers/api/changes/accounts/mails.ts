import { emailKey } from "~/domain/account";
import { mail } from "../../db/outbox";

const INTO_OUTBOX = "INSERT INTO outbox (key, kind, payload, created_at, due_at) SELECT";

const payloadOf = (template: "welcome" | "already_registered") =>
  `json_object('template', '${template}', 'user', u.id, 'data', json_object('name', u.name))`;

/** Welcomes the account that `where` picks from `user u`: once, whoever asks for it. */
export function welcome(db: D1Database, now: number, where: string, ...values: unknown[]): D1PreparedStatement {
  return db
    .prepare(
      `${INTO_OUTBOX} 'mail:welcome:' || u.id, 'mail', ${payloadOf("welcome")}, ?, ? FROM user u WHERE ${where}
       ON CONFLICT DO NOTHING`,
    )
    .bind(now, now, ...values);
}

/** Tells the holder of an address that someone wanted it for another account; not when `but` picks the holder. */
export function alreadyRegistered(
  db: D1Database,
  now: number,
  of: { address: string; but: { where: string; value: unknown } },
): D1PreparedStatement {
  return db
    .prepare(
      `${INTO_OUTBOX} ?, 'mail', ${payloadOf("already_registered")}, ?, ? FROM user u
       WHERE u.email_key = ? AND NOT (${of.but.where})`,
    )
    .bind(`mail:already_registered:${crypto.randomUUID()}`, now, now, emailKey(of.address), of.but.value);
}

/** Tells the holder of an account that its password is another. */
export function passwordChanged(db: D1Database, now: number, user: number): D1PreparedStatement {
  return mail(db, now, {
    key: `password_changed:${user}:${crypto.randomUUID()}`,
    template: "password_changed",
    to: { user },
  });
}

/**
 * Tells that someone logged in from a kind of client the account was not used from before; the first one of all is no
 * news. Goes before the statement by which the client is known.
 */
export function loginAlert(
  db: D1Database,
  now: number,
  of: { user: number; session: string; client: string },
): D1PreparedStatement {
  return db
    .prepare(
      `${INTO_OUTBOX} 'mail:login_alert:' || ?1, 'mail',
         json_object('template', 'login_alert', 'user', ?2, 'data', json_object('client', ?3)), ?4, ?4
       WHERE EXISTS (SELECT 1 FROM known_client WHERE user_id = ?2)
         AND NOT EXISTS (SELECT 1 FROM known_client WHERE user_id = ?2 AND client_type = ?3)`,
    )
    .bind(of.session, of.user, of.client, now);
}
