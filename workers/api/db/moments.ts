import type { Database, Write } from "./database";

const OF_CHAT = "chat_id IN (SELECT id FROM chat WHERE job_id = ?1)";
const OF_PAYMENT = "payment_id IN (SELECT id FROM payment WHERE job_id = ?1)";

const MOMENTS = {
  appointment: [OF_CHAT, "starts_at", "ends_at", "remind_at", "missed_at", "created_at", "updated_at"],
  bid: ["job_id = ?1", "created_at", "updated_at"],
  chargeback: [OF_PAYMENT, "opened_at", "closed_at"],
  chat_photo: [OF_CHAT, "created_at"],
  dispute: [OF_PAYMENT, "created_at", "desk_at", "closed_at"],
  former_bid_amount: ["bid_id IN (SELECT id FROM bid WHERE job_id = ?1)", "changed_at"],
  job: ["id = ?1", "created_at", "updated_at", "expires_at", "begun_at", "done_at", "solved_at", "done_reminded"],
  pause: ["job_id = ?1", "created_at", "closed_at"],
  message: [OF_CHAT, "created_at"],
  payment: [
    "job_id = ?1",
    "created_at",
    "expires_at",
    "paid_at",
    "released_at",
    "refunded_at",
    "paused_at",
    "reminded_at",
  ],
  objection: [OF_PAYMENT, "created_at"],
  stop_proposal: ["job_id = ?1", "created_at"],
  withdrawal: [OF_PAYMENT, "created_at"],
};

export const moveBack = (db: Database, job: number, hours: number): Write[] =>
  Object.entries(MOMENTS).map(([table, [which, ...columns]]) =>
    db
      .prepare(`UPDATE ${table} SET ${columns.map((column) => `${column} = ${column} - ?2`).join(", ")} WHERE ${which}`)
      .bind(job, hours * 3_600_000),
  );
