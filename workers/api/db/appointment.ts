import type { Appointment } from "~/domain/deals/appointment";
import { type AppointmentStatus, type MissedAnswer, missedUntil } from "~/domain/deals/appointment-life";
import type { Database, Write } from "./database";
import { timeOf, timeOrNull } from "./person";
import { mustHaveChanged, mustHold } from "./transaction";

export interface AppointmentRow {
  id: number;
  starts_at: number;
  ends_at: number;
  status: AppointmentStatus;
  proposed_by: number;
  missed_by: number | null;
  missed_at: number | null;
  missed_answer: MissedAnswer | null;
  begun_at: number | null;
  updated_at: number;
  lapsed?: 0 | 1;
  replaces?: Pick<AppointmentRow, "id" | "starts_at" | "ends_at" | "proposed_by"> | null;
}

/** Without a start code, work begins when it is marked as done or approved. Null before, and if another has the job. */
export const begunIn = (chat: string): string =>
  `(SELECT coalesce(w.begun_at, w.done_at, iif(w.status = 'solved', w.updated_at, NULL)) FROM chat k JOIN job w ON w.id = k.job_id AND w.helper_id IN (k.low_id, k.high_id) WHERE k.id = ${chat})`;

const lapsedIn = (chat: string): string =>
  `(now.status = 'declined' AND EXISTS (SELECT 1 FROM chat k JOIN job w ON w.id = k.job_id
    WHERE k.id = ${chat} AND now.updated_at IN (w.begun_at, w.done_at)))`;

const OF_DEAL =
  "a.created_at >= coalesce((SELECT max(b.updated_at) FROM bid b WHERE b.chat_id = a.chat_id AND b.status = 'accepted'), 0)";

const IS_OUT =
  "(a.status = 'declined' OR (a.status = 'proposed' AND a.starts_at <= CAST(unixepoch('subsec') * 1000 AS INTEGER)))";

/** A later time that was declined, or passed without an answer, leaves what was agreed before. */
export const currentAppointment = (chat: string): string =>
  `(SELECT a.id FROM appointment a WHERE a.chat_id = ${chat} AND ${OF_DEAL} ORDER BY ${IS_OUT}, a.id DESC LIMIT 1)`;

export const agreedAppointment = (chat: string): string =>
  `(SELECT a.id FROM appointment a WHERE a.chat_id = ${chat} AND ${OF_DEAL} AND a.status IN ('accepted', 'missed') ORDER BY a.id DESC LIMIT 1)`;

const REPLACED = `(SELECT json_object('id', a.id, 'starts_at', a.starts_at, 'ends_at', a.ends_at, 'proposed_by', a.proposed_by) FROM appointment a
  WHERE a.chat_id = now.chat_id AND now.status = 'proposed' AND a.status = 'accepted' AND ${OF_DEAL} ORDER BY a.id DESC LIMIT 1)`;

export const CURRENT_APPOINTMENT = `(SELECT json_object('id', now.id, 'starts_at', now.starts_at, 'ends_at', now.ends_at, 'status', now.status,
    'proposed_by', now.proposed_by, 'missed_by', now.missed_by, 'missed_at', now.missed_at, 'missed_answer', now.missed_answer,
    'updated_at', now.updated_at, 'lapsed', ${lapsedIn("c.id")}, 'replaces', json(${REPLACED}), 'begun_at', ${begunIn("c.id")})
  FROM appointment now WHERE now.id = ${currentAppointment("c.id")})`;

export const appointmentRow = (json: string | null) => (json === null ? null : (JSON.parse(json) as AppointmentRow));

export function appointmentOf(row: AppointmentRow): Appointment {
  const {
    id,
    starts_at,
    ends_at,
    status,
    proposed_by,
    missed_by,
    missed_at,
    missed_answer,
    replaces,
    begun_at,
    lapsed,
  } = row;
  const isAsked = missed_at !== null && missed_answer === null;
  return {
    id,
    starts_at: timeOf(starts_at),
    ends_at: timeOf(ends_at),
    status,
    proposed_by,
    missed_by,
    missed_until: isAsked ? timeOf(missedUntil(missed_at)) : null,
    missed_answer,
    replaces: replaces ? { starts_at: timeOf(replaces.starts_at), ends_at: timeOf(replaces.ends_at) } : null,
    begun_at: timeOrNull(begun_at),
    ...(lapsed === 1 && { lapsed: true }),
  };
}

export function appointmentInChat(json: string | null): Appointment | null {
  const row = appointmentRow(json);
  return row && appointmentOf(row);
}

interface Proposal {
  chat: number;
  by: number;
  starts_at: number;
  ends_at: number;
  now: number;
}

export async function proposalsSince(db: Database, chat: number, by: number, since: number): Promise<number> {
  const query = db.prepare(
    "SELECT count(*) AS n FROM appointment WHERE chat_id = ? AND proposed_by = ? AND created_at > ?",
  );
  return (await query.bind(chat, by, since).first<number>("n")) ?? 0;
}

export const endProposals = (db: Database, { chat, now }: Pick<Proposal, "chat" | "now">): Write =>
  db
    .prepare("UPDATE appointment SET status = 'declined', updated_at = ? WHERE chat_id = ? AND status = 'proposed'")
    .bind(now, chat);

export const endProposalsOfJob = (db: Database, now: number, job: number): Write =>
  db
    .prepare(
      `UPDATE appointment SET status = 'declined', updated_at = ?1
       WHERE status = 'proposed' AND chat_id IN (SELECT id FROM chat WHERE job_id = ?2)`,
    )
    .bind(now, job);

export function insertAppointment(db: Database, { chat, by, starts_at, ends_at, now }: Proposal): Write {
  return db
    .prepare(
      `INSERT INTO appointment (chat_id, starts_at, ends_at, proposed_by, created_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?5, ?5)
       RETURNING id, starts_at, ends_at, status, proposed_by, missed_by, missed_at, missed_answer, updated_at, ${begunIn("chat_id")} AS begun_at`,
    )
    .bind(chat, starts_at, ends_at, by, now);
}

export const isReportedIn = (job: string, user?: string): string =>
  `EXISTS (SELECT 1 FROM chat k JOIN appointment m ON m.chat_id = k.id
    WHERE k.job_id = ${job} AND m.status = 'missed' AND m.missed_at IS NOT NULL AND m.missed_answer IS NULL${user ? ` AND m.missed_by = ${user}` : ""})`;

const OPEN_REPORT = `FROM chat k JOIN appointment m ON m.chat_id = k.id
    WHERE k.job_id = ?1 AND m.status = 'missed' AND m.missed_at IS NOT NULL AND m.missed_answer IS NULL ORDER BY m.id DESC LIMIT 1`;

export interface OpenReport extends Pick<AppointmentRow, "id" | "starts_at" | "ends_at"> {
  missed_by: number;
}

export const openReportOf = (db: Database, job: number): Promise<OpenReport | null> =>
  db.prepare(`SELECT m.id, m.missed_by, m.starts_at, m.ends_at ${OPEN_REPORT}`).bind(job).first<OpenReport>();

export const contestReport = (db: Database, now: number, report: Pick<OpenReport, "id">): Write =>
  db
    .prepare(
      "UPDATE appointment SET missed_answer = 'contested', updated_at = ?2 WHERE id = ?1 AND status = 'missed' AND missed_answer IS NULL",
    )
    .bind(report.id, now);

interface Contest {
  chat: number;
  by: number;
  startsAt: number;
}

export const contestedReport = (db: Database, { chat, by, startsAt }: Contest): Promise<OpenReport | null> =>
  db
    .prepare(
      `SELECT id, missed_by, starts_at, ends_at FROM appointment
       WHERE chat_id = ? AND missed_by = ? AND starts_at = ? AND status = 'missed' AND missed_answer = 'contested' ORDER BY id DESC LIMIT 1`,
    )
    .bind(chat, by, startsAt)
    .first<OpenReport>();

export const reopenReport = (db: Database, now: number, report: Pick<OpenReport, "id">): Write =>
  db
    .prepare(
      `UPDATE appointment SET missed_answer = NULL, missed_at = ?2, missed_reminded = 0, updated_at = ?2
       WHERE id = ?1 AND status = 'missed' AND missed_answer = 'contested'`,
    )
    .bind(report.id, now);

export const mustHaveReport = (db: Database, job: number, report: OpenReport | null): Write =>
  mustHold(db, `(SELECT m.id ${OPEN_REPORT}) IS ?2`, job, report?.id ?? null);

/** Epoch milliseconds; `?1` is the job. Null if the helper did not come, or an account is closed. */
export const AGREED_START = `(SELECT iif(a.missed_by IS b.user_id AND a.missed_answer IN ('admitted', 'unanswered'), NULL, a.starts_at) FROM job j JOIN bid b ON b.job_id = j.id AND b.status = 'accepted'
    JOIN appointment a ON a.chat_id = b.chat_id AND a.created_at >= b.updated_at AND a.status IN ('accepted', 'missed')
    JOIN user h ON h.id = b.user_id AND h.status = 'active' JOIN user o ON o.id = j.user_id AND o.status = 'active'
  WHERE j.id = ?1 ORDER BY a.id DESC LIMIT 1)`;

export const lastAgreedStart = (
  job: string,
): string => `(SELECT a.starts_at FROM bid b JOIN appointment a ON a.chat_id = b.chat_id
    AND a.created_at >= b.updated_at AND a.status IN ('accepted', 'missed')
  WHERE b.job_id = ${job} AND b.status = 'accepted' ORDER BY a.id DESC LIMIT 1)`;

export const agreedAhead = (
  db: Database,
  job: number,
  now: number,
): Promise<Pick<AppointmentRow, "starts_at" | "ends_at"> | null> =>
  db
    .prepare(
      `SELECT a.starts_at, a.ends_at FROM bid b JOIN appointment a ON a.chat_id = b.chat_id AND a.created_at >= b.updated_at AND a.status = 'accepted'
       WHERE b.job_id = ?1 AND b.status = 'accepted' AND a.starts_at > ?2 ORDER BY a.id DESC LIMIT 1`,
    )
    .bind(job, now)
    .first();

export const lastAgreedStartOf = (db: Database, job: number): Promise<number | null> =>
  db
    .prepare(`SELECT ${lastAgreedStart("?1")} AS at`)
    .bind(job)
    .first<number>("at");

export const agreedStart = (db: Database, job: number): Promise<number | null> =>
  db.prepare(`SELECT ${AGREED_START} AS at`).bind(job).first<number>("at");

export const isRepeated = (last: AppointmentRow | null, { by, starts_at, ends_at }: Omit<Proposal, "now">): boolean =>
  last?.status === "proposed" && last.proposed_by === by && last.starts_at === starts_at && last.ends_at === ends_at;

export function mustBeCurrent(db: Database, chat: number, last: AppointmentRow | null): Write {
  const isReported =
    "EXISTS (SELECT 1 FROM appointment WHERE chat_id = ?1 AND missed_at IS NOT NULL AND missed_answer IS NULL)";
  const condition = `${currentAppointment("?1")} IS ?2 AND NOT ${isReported}`;
  return mustHold(db, condition, chat, last?.id ?? null);
}

export const dropReports = (db: Database, now: number, job: number): Write =>
  db
    .prepare(
      `UPDATE appointment SET status = 'accepted', missed_by = NULL, missed_at = NULL, updated_at = ?2
       WHERE chat_id IN (SELECT id FROM chat WHERE job_id = ?1) AND missed_at IS NOT NULL AND missed_answer IS NULL`,
    )
    .bind(job, now);

interface AppointmentChange {
  before: AppointmentRow;
  after: AppointmentRow;
  remindAt: number | null;
  now: number;
}

export function updateAppointment(db: Database, { before, after, remindAt, now }: AppointmentChange): Write[] {
  return [
    db
      .prepare(
        `UPDATE appointment SET status = ?3, missed_by = ?4, missed_at = ?5, missed_answer = ?6, remind_at = ?7, updated_at = ?8
         WHERE id = ?1 AND status = ?2 AND missed_answer IS NULL AND id = ${currentAppointment("appointment.chat_id")}`,
      )
      .bind(
        before.id,
        before.status,
        after.status,
        after.missed_by,
        after.missed_at,
        after.missed_answer,
        remindAt,
        now,
      ),
    mustHaveChanged(db),
  ];
}
