import type { Database, Write } from "../../db/database";
import { answerAfterPause, endPause, insertPause, mustBePaused, pausePayment, pauseTogether } from "../../db/pause";
import type { PaymentRow } from "../../db/payment";
import { mustHaveChanged } from "../../db/transaction";

type Paused = Pick<PaymentRow, "id" | "job_id">;

export function pause(db: Database, now: number, payment: Paused): Write[] {
  return [pausePayment(db, now, payment.id), mustHaveChanged(db), pauseTogether(db, now, payment)];
}

export const unpause = (db: Database, now: number, payment: Paused): Write[] => [
  insertPause(db, now, payment),
  endPause(db, payment),
];

export function resume(db: Database, now: number, payment: Paused): Write[] {
  return [mustBePaused(db, payment.id), ...unpause(db, now, payment), answerAfterPause(db, now, payment)];
}
