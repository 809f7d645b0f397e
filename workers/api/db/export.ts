import { type AppointmentRow, appointmentOf, begunIn } from "./appointment";
import { SELECT_FOLLOWED_BID } from "./bid";
import { OF_VIEWER, SELECT_CHAT } from "./chat";
import type { Database, Query } from "./database";
import { VISIBLE_DECISION } from "./decision";
import { DISPUTE_JSON } from "./dispute";
import { invoicesWhere } from "./invoice";
import { jobsWhere } from "./job";
import { timeOf, timeOrNull } from "./person";
import { reviewsWhere } from "./review";
import { type StopRow, stopProposalOf } from "./stop-proposal";

const before =
  (sql: string, id = "id") =>
  (db: Database, user: number, start: number, take: number): Query =>
    db.prepare(`${sql} AND ${id} < ?2 ORDER BY ${id} DESC LIMIT ?3`).bind(user, start, take);

export type AppointmentRecord = AppointmentRow & { chat_id: number };
export const appointmentsBefore = before(
  `SELECT a.*, ${begunIn("a.chat_id")} AS begun_at FROM appointment a WHERE a.chat_id IN (SELECT id FROM chat WHERE low_id = ?1 UNION SELECT id FROM chat WHERE high_id = ?1)`,
  "a.id",
);
export const appointmentRecordOf = (row: AppointmentRecord) => ({ ...appointmentOf(row), chat: row.chat_id });

export interface DisputeRecord {
  id: number;
  payment_id: number;
  dispute: string;
}
export const disputesBefore = before(
  `SELECT d.id, d.payment_id, ${DISPUTE_JSON} AS dispute FROM dispute d
   WHERE d.payment_id IN (SELECT id FROM payment WHERE payer_id = ?1 UNION SELECT id FROM payment WHERE payee_id = ?1)`,
  "d.id",
);

export type StopRecord = StopRow & { job: number };
export const stopsBefore = before(
  `SELECT s.id, s.job_id AS job, s.by_id AS by, s.amount, s.refund, s.helper, s.status, s.created_at FROM stop_proposal s
   WHERE s.bid_id IN (SELECT x.id FROM bid x JOIN job y ON y.id = x.job_id WHERE y.user_id = ?1 UNION SELECT id FROM bid WHERE user_id = ?1)`,
  "s.id",
);
export const stopRecordOf = ({ job, ...row }: StopRecord) => ({ ...stopProposalOf(row), job });

export const decisionsBefore = before(`SELECT * FROM decision WHERE user_id = ?1 AND ${VISIBLE_DECISION}`);
export interface ObjectionRow {
  id: number;
  text: string;
  created_at: number;
}
export const objectionsBefore = before(
  "SELECT payment_id AS id, text, created_at FROM objection WHERE user_id = ?1",
  "payment_id",
);
export const objectionOf = ({ id, text, created_at }: ObjectionRow) => ({
  payment: id,
  text,
  created_at: timeOf(created_at),
});

export const reportsBefore = before("SELECT * FROM report WHERE reporter_id = ?1");

export interface DeviceRow {
  id: number;
  endpoint: string;
  name: string | null;
  created_at: number;
}
export const devicesBefore = before("SELECT id, endpoint, name, created_at FROM push_subscription WHERE user_id = ?1");
export const deviceOf = (row: DeviceRow) => ({
  endpoint: row.endpoint,
  name: row.name,
  created_at: timeOf(row.created_at),
});

export interface AppDeviceRow {
  id: number;
  app: string;
  at: number;
}
export const appDevicesBefore = before(
  "SELECT user_id AS id, id AS app, at FROM one_signal WHERE user_id = ?1",
  "user_id",
);
export const appDeviceOf = (row: AppDeviceRow) => ({ id: row.app, registered_at: timeOf(row.at) });

export interface LogInRow {
  id: number;
  client_type: string | null;
  client_version: string | null;
  created_at: number;
  expires_at: number | null;
  ended_at: number | null;
}
/** Omits the session's own id: a key of a session opens the account. */
export const logInsBefore = before(
  "SELECT rowid AS id, client_type, client_version, created_at, expires_at, ended_at FROM session WHERE user_id = ?1",
  "rowid",
);
export const logInOf = (row: LogInRow) => ({
  client_type: row.client_type,
  client_version: row.client_version,
  created_at: timeOf(row.created_at),
  expires_at: timeOrNull(row.expires_at),
  ended_at: timeOrNull(row.ended_at),
});

/** Omits the device's own id, which is a secret of its browser. */
export async function knownDevices(db: Database, user: number): Promise<{ seen_at: string }[]> {
  const { results } = await db
    .prepare("SELECT seen_at FROM known_device WHERE user_id = ? ORDER BY seen_at DESC")
    .bind(user)
    .all<{ seen_at: number }>();
  return results.map((row) => ({ seen_at: timeOf(row.seen_at) }));
}

export const chatsBefore = before(`${SELECT_CHAT} WHERE ${OF_VIEWER}`, "c.id");
export const bidsBefore = before(`${SELECT_FOLLOWED_BID} WHERE b.user_id = ?1`, "b.id");
export const payoutsBefore = before("SELECT * FROM payout WHERE user_id = ?1");
export const searchesBefore = before("SELECT * FROM saved_search WHERE user_id = ?1");

export const jobsBefore = (db: Database, user: number, start: number, take: number): Query =>
  jobsWhere(db, user, "j.user_id = ?1 AND j.id < ?2 ORDER BY j.id DESC LIMIT ?3", start, take);

/** The subject of a hidden review cannot read it yet. */
const READABLE =
  "r.id IN (SELECT id FROM review WHERE author_id = ?1 UNION SELECT id FROM review WHERE user_id = ?1 AND status = 'visible')";

export const reviewsBefore = (db: Database, user: number, start: number, take: number): Query =>
  reviewsWhere(db, user, `${READABLE} AND r.id < ?2 ORDER BY r.id DESC LIMIT ?3`, start, take);

export const invoicesBefore = (db: Database, user: number, start: number, take: number): Query =>
  invoicesWhere(db, user, "i.id < ?2 ORDER BY i.id DESC LIMIT ?3", start, take);
