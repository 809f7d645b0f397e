import type { Appointment } from "~/domain/appointment";
import type { AppointmentAnswer, AppointmentStatus } from "~/domain/appointment-life";
import type { Database, Write } from "./database";
import { timeOf } from "./person";
import { mustHaveChanged, mustHold } from "./transaction";

export interface AppointmentRow {
  id: number;
  starts_at: number;
  ends_at: number;
  status: AppointmentStatus;
  proposed_by: number;
  missed_by: number | null;
  updated_at: number;
}

/** SQL for the latest appointment of the chat `c`, as JSON. */
export const LATEST_APPOINTMENT = `(SELECT json_object('id', a.id, 'starts_at', a.starts_at, 'ends_at', a.ends_at, 'status', a.status,
    'proposed_by', a.proposed_by, 'missed_by', a.missed_by, 'updated_at', a.updated_at)
  FROM appointment a WHERE a.chat_id = c.id ORDER BY a.id DESC LIMIT 1)`;

export const appointmentRow = (json: string | null) => (json === null ? null : (JSON.parse(json) as AppointmentRow));

export function appointmentOf(row: AppointmentRow): Appointment {
  const { id, starts_at, ends_at, status, proposed_by, missed_by } = row;
  return { id, starts_at: timeOf(starts_at), ends_at: timeOf(ends_at), status, proposed_by, missed_by };
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

export function insertAppointment(db: Database, { chat, by, starts_at, ends_at, now }: Proposal): Write {
  return db
    .prepare(
      `INSERT INTO appointment (chat_id, starts_at, ends_at, proposed_by, created_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?5, ?5)
       RETURNING id, starts_at, ends_at, status, proposed_by, missed_by, updated_at`,
    )
    .bind(chat, starts_at, ends_at, by, now);
}

/**
 * SQL: the start that the parties of job `?1` agreed on, in epoch milliseconds. A newer proposal without agreement does not count. Null when
 * none was agreed for this deal, and when the account of one of them is closed: nobody waits for them.
 */
export const AGREED_START = `(SELECT a.starts_at FROM job j JOIN bid b ON b.job_id = j.id AND b.status = 'accepted'
    JOIN appointment a ON a.chat_id = b.chat_id AND a.created_at >= b.updated_at AND a.status IN ('accepted', 'missed')
    JOIN user h ON h.id = b.user_id AND h.status = 'active' JOIN user o ON o.id = j.user_id AND o.status = 'active'
  WHERE j.id = ?1 ORDER BY a.id DESC LIMIT 1)`;

/** Returns whether it proposes what the same person proposed last, and was not answered: a call that was repeated. */
export const isRepeated = (last: AppointmentRow | null, { by, starts_at, ends_at }: Omit<Proposal, "now">): boolean =>
  last?.status === "proposed" && last.proposed_by === by && last.starts_at === starts_at && last.ends_at === ends_at;

/** Undoes the transaction when another appointment came after the one that was read. */
export const mustBeLatest = (db: Database, chat: number, last: AppointmentRow | null): Write =>
  mustHold(db, "(SELECT max(id) FROM appointment WHERE chat_id = ?1) IS ?2", chat, last?.id ?? null);

interface AppointmentChange {
  appointment: AppointmentRow;
  answer: AppointmentAnswer;
  missedBy: number | null;
  remindAt: number | null;
  now: number;
}

export function updateAppointment(db: Database, of: AppointmentChange): Write[] {
  const { appointment, answer, missedBy, remindAt, now } = of;
  return [
    db
      .prepare(
        `UPDATE appointment SET status = ?3, missed_by = ?4, remind_at = ?5, updated_at = ?6 WHERE id = ?1 AND status = ?2
         AND NOT EXISTS (SELECT 1 FROM appointment n WHERE n.chat_id = appointment.chat_id AND n.id > appointment.id)`,
      )
      .bind(appointment.id, appointment.status, answer, missedBy, remindAt, now),
    mustHaveChanged(db),
  ];
}
