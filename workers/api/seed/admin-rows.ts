import { DAY, HOUR } from "./clock";
import type { RowOf } from "./insert";
import { PEOPLE } from "./people";

/** The last admin decided, so that the first one may judge the appeal. */
const ADMIN = PEOPLE.findLastIndex(({ roles }) => roles === "admin") + 1;
const DECIDED = 1;

export function auditRows(now: number): RowOf<"audit">[] {
  return [
    {
      id: 1,
      admin_id: ADMIN,
      action: "warn",
      target_type: "report",
      target_id: DECIDED,
      reason: "Drie keer dezelfde klus binnen een uur. Eerste keer, dus een waarschuwing.",
      created_at: now - 3 * DAY,
    },
  ];
}

export function failedDeliveryRows(now: number): RowOf<"outbox">[] {
  const failed = { kind: "mail" as const, attempts: 8, error: "mail provider answered 503", due_at: 0 };
  const mail = (template: string, user: number) => JSON.stringify({ template, user, job: null, chat: null, data: {} });
  return [
    {
      ...failed,
      key: "mail:welcome:8",
      payload: mail("welcome", 8),
      created_at: now - 2 * DAY,
      failed_at: now - 2 * DAY + HOUR,
    },
    {
      ...failed,
      key: "mail:password_changed:9",
      payload: mail("password_changed", 9),
      created_at: now - 2 * DAY,
      failed_at: now - 2 * DAY + HOUR,
    },
  ];
}
