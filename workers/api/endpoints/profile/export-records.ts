import { dealPhotosBefore, type PhotoRow, sentPhotoOf } from "../../db/chat-photo";
import type { Database } from "../../db/database";
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
  reportsBefore,
} from "../../db/export";
import { type ReportRow, reportOf } from "../../db/report";
import { all, each, type Read } from "./export-reads";

export function recordsOf(db: Database, user: number) {
  const of =
    (read: (db: Database, user: number, before: number, take: number) => ReturnType<Read>): Read =>
    (before, take) =>
      read(db, user, before, take);
  return {
    appointments: each<AppointmentRecord, unknown>(of(appointmentsBefore), appointmentRecordOf),
    disputes: each<DisputeRecord, unknown>(of(disputesBefore), (row) => ({
      ...disputeOf(row.dispute),
      payment: row.payment_id,
    })),
    deal_photos: each<PhotoRow, unknown>(of(dealPhotosBefore), (row) => ({ ...sentPhotoOf(row), about: row.about })),
    decisions: each<DecisionRow, unknown>(of(decisionsBefore), decisionOf),
    reports: each<ReportRow, unknown>(of(reportsBefore), reportOf),
    push_devices: each<DeviceRow, unknown>(of(devicesBefore), deviceOf),
    app_devices: each<AppDeviceRow, unknown>(of(appDevicesBefore), appDeviceOf),
    log_ins: each<LogInRow, unknown>(of(logInsBefore), logInOf),
    known_devices: all(() => knownDevices(db, user)),
  };
}
