import type { Language } from "~/domain/values/language";
import { dealPhotosBefore, type PhotoRow, sentPhotoOf } from "../../db/chat-photo";
import type { Database, Query } from "../../db/database";
import { type DecisionRow, decisionOf } from "../../db/decision";
import { disputeOf } from "../../db/dispute";
import {
  type AppDeviceRow,
  type AppointmentRecord,
  appDeviceOf,
  appDevicesBefore,
  appointmentRecordOf,
  appointmentsBefore,
  type DeviceRow,
  type DisputeRecord,
  decisionsBefore,
  deviceOf,
  devicesBefore,
  disputesBefore,
  knownDevices,
  type LogInRow,
  logInOf,
  logInsBefore,
  type ObjectionRow,
  objectionOf,
  objectionsBefore,
  reportsBefore,
  type StopRecord,
  stopRecordOf,
  stopsBefore,
} from "../../db/export";
import { type ReportRow, reportOf } from "../../db/report";
import { unsentPhotoOf, unsentPhotosBefore } from "../../db/unsent-photo";

/** Rows per read, so that no list is in memory as a whole. */
const CHUNK = 200;
const START = Number.MAX_SAFE_INTEGER;

export type Read = (before: number, take: number) => Query;

export async function* newestFirst<Row extends { id: number }>(read: Read, take = CHUNK): AsyncGenerator<Row[]> {
  for (let before = START; ; ) {
    const { results } = await read(before, take).all<Row>();
    if (results.length > 0) yield results;
    const last = results.at(-1);
    if (!last || results.length < take) return;
    before = last.id;
  }
}

export async function* each<Row extends { id: number }, T>(read: Read, one: (row: Row) => T): AsyncGenerator<T> {
  for await (const rows of newestFirst<Row>(read)) yield* rows.map(one);
}

export async function* all<T>(read: () => Promise<T[]>): AsyncGenerator<T> {
  yield* await read();
}

export function recordsOf(db: Database, user: number, language: Language) {
  const of =
    (read: (db: Database, user: number, before: number, take: number) => ReturnType<Read>): Read =>
    (before, take) =>
      read(db, user, before, take);
  return {
    appointments: each<AppointmentRecord, unknown>(of(appointmentsBefore), appointmentRecordOf),
    disputes: each<DisputeRecord, unknown>(of(disputesBefore), (row) => ({
      ...disputeOf(row.dispute, language),
      payment: row.payment_id,
    })),
    stop_proposals: each<StopRecord, unknown>(of(stopsBefore), stopRecordOf),
    deal_photos: each<PhotoRow, unknown>(of(dealPhotosBefore), (row) => ({ ...sentPhotoOf(row), about: row.about })),
    unsent_photos: each<PhotoRow, unknown>(of(unsentPhotosBefore), unsentPhotoOf),
    decisions: each<DecisionRow, unknown>(of(decisionsBefore), (row) => decisionOf(row, language)),
    objections: each<ObjectionRow, unknown>(of(objectionsBefore), objectionOf),
    reports: each<ReportRow, unknown>(of(reportsBefore), reportOf),
    push_devices: each<DeviceRow, unknown>(of(devicesBefore), deviceOf),
    app_devices: each<AppDeviceRow, unknown>(of(appDevicesBefore), appDeviceOf),
    log_ins: each<LogInRow, unknown>(of(logInsBefore), logInOf),
    known_devices: all(() => knownDevices(db, user)),
  };
}
