import { COUNTED_DAYS, EVENT_DAYS } from "~/domain/site/analytics";
import { CALL_LIMITS } from "~/domain/site/call-limits";
import { KEPT_DAYS } from "~/domain/site/retention";
import type { Database, Write } from "./database";
import { countDays } from "./engagement";
import { keptSince } from "./tax-data";

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/** D1 ends a statement after 30 s. */
const BATCH_SIZE = 5_000;

interface Expired {
  table: string;
  key: string;
  where: string;
  values: number[];
}

const deleteExpired = (db: Database, user: number | null, { table, key, where, values }: Expired): Write =>
  db
    .prepare(`DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${where} LIMIT ?1)`)
    .bind(BATCH_SIZE, user, ...values);

const OF_USER = "(?2 IS NULL OR user_id = ?2)";

const ownExpired = (now: number): Expired[] => [
  {
    table: "idempotency",
    key: "user_id, key",
    where: `created_at < ?3 AND ${OF_USER}`,
    values: [now - KEPT_DAYS.answers * DAY],
  },
  {
    table: "mailed_link",
    key: "token_hash",
    where: `expires_at < ?3 AND ${OF_USER}`,
    values: [now - KEPT_DAYS.links * DAY],
  },
  {
    table: "session",
    key: "id",
    where: `coalesce(ended_at, expires_at) < ?3 AND ${OF_USER}`,
    values: [now - KEPT_DAYS.sessions * DAY],
  },
  {
    table: "known_device",
    key: "user_id, device_hash",
    where: `seen_at < ?3 AND ${OF_USER}`,
    values: [now - KEPT_DAYS.devices * DAY],
  },
];

const OF_ALL = "?2 IS NULL";

const LIMITS_OF_A_DAY = Object.entries(CALL_LIMITS)
  .filter(([, { seconds }]) => seconds * 1000 > HOUR)
  .map(([name]) => `'${name}'`)
  .join(", ");

const everyonesExpired = (now: number): Expired[] => [
  {
    table: "hit",
    key: "rowid",
    where: `at < ?3 AND (what NOT IN (${LIMITS_OF_A_DAY}) OR at < ?4) AND ${OF_ALL}`,
    values: [now - 2 * HOUR, now - KEPT_DAYS.hits * DAY],
  },
  {
    table: "tax_data",
    key: "user_id, kind",
    where: `updated_at < ?3 AND ${OF_ALL}
      AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.payee_id = tax_data.user_id AND p.released_at >= ?3)`,
    values: [keptSince(now)],
  },
  // Credit notes before the invoice they correct.
  {
    table: "invoice",
    key: "id",
    where: `created_at < ?3 AND ${OF_ALL}
      AND EXISTS (SELECT 1 FROM user u WHERE u.id IN (invoice.seller_id, invoice.buyer_id) AND u.status = 'deleted')
      AND NOT EXISTS (SELECT 1 FROM invoice c WHERE c.corrects_id = invoice.id)`,
    values: [keptSince(now)],
  },
  { table: "passkey_challenge", key: "challenge", where: `expires_at < ?3 AND ${OF_ALL}`, values: [now] },
  { table: "sandbox_code", key: "code_hash", where: `expires_at < ?3 AND ${OF_ALL}`, values: [now] },
  { table: "live_ticket", key: "hash", where: `expires_at < ?3 AND ${OF_ALL}`, values: [now] },
  { table: "live_listener", key: "user_id", where: `until < ?3 AND ${OF_ALL}`, values: [now] },
  { table: "outbox", key: "id", where: `delivered_at < ?3 AND ${OF_ALL}`, values: [now - KEPT_DAYS.deliveries * DAY] },
  // An order to the payment provider waits for an admin.
  {
    table: "outbox",
    key: "id",
    where: `failed_at < ?3 AND kind IN ('mail', 'push') AND ${OF_ALL}`,
    values: [now - KEPT_DAYS.deliveries * DAY],
  },
  { table: "partner_visit", key: "id", where: `visited_at < ?3 AND ${OF_ALL}`, values: [now - KEPT_DAYS.visits * DAY] },
];

export const deleteExpiredRows = (db: Database, now: number, user: number | null): Write[] =>
  [...ownExpired(now), ...(user === null ? everyonesExpired(now) : [])].map((one) => deleteExpired(db, user, one));

export const endOldReminders = (db: Database, now: number): Write =>
  db
    .prepare(
      `UPDATE appointment SET remind_at = NULL WHERE id IN (
         SELECT id FROM appointment WHERE remind_at < ?1 AND starts_at < ?1 LIMIT ${BATCH_SIZE})`,
    )
    .bind(now);

export const deleteOldDays = (db: Database, now: number): Write =>
  db.prepare("DELETE FROM engagement_day WHERE day < ?").bind(now - COUNTED_DAYS * DAY);

export const countAndDeleteEvents = (db: Database, now: number): Write[] => [
  countDays(db, now),
  db.prepare("DELETE FROM client_event WHERE received_at < ?").bind(now - EVENT_DAYS * DAY),
];
