import type { Database, Write } from "../db/database";
import type { TaxDataRow } from "../db/tax-data";
import { mustHold, run } from "../db/transaction";
import type { SealKey } from "../secrets/seal";
import { auditRows, failedDeliveryRows } from "./admin-rows";
import {
  acquaintanceRows,
  bidRows,
  chatPhotoRows,
  chatRows,
  commentRows,
  messageRows,
  offersOf,
  startCodeRows,
} from "./chat-rows";
import { disputeRows, proposalRows } from "./dispute-rows";
import { insertAll } from "./insert";
import { jobImageRows, jobRows, jobTermRows } from "./job-rows";
import { bookings, dealsPaid, invoices, paymentRows, payoutRows, payouts } from "./money";
import { newsRows } from "./notification-rows";
import { knownClientRows, userCategoryRows, userRows, workRows } from "./person-rows";
import { decisionRows, reportRows } from "./report-rows";
import { reviewRows } from "./review-rows";
import { taxDataRows } from "./tax-data-rows";
import { timelineOf } from "./timeline";
import { visitRows } from "./visit-rows";

const NOBODY = "NOT EXISTS (SELECT 1 FROM user)";

const UNREAD = (receiver: "low" | "high", sender: "low" | "high") =>
  `${receiver}_unread = (SELECT count(*) FROM message m
     WHERE m.chat_id = chat.id AND m.sender_id = chat.${sender}_id AND m.read_at IS NULL)`;

const FOLLOWS = [
  `UPDATE chat SET ${UNREAD("low", "high")}, ${UNREAD("high", "low")}`,
  "UPDATE user SET jobs_done = (SELECT count(*) FROM job j WHERE j.helper_id = user.id AND j.status = 'solved' AND j.stopped = 0)",
];

/** Deterministic, with times relative to `now`. Throws `ConflictError` if a user exists. */
function statements(db: Database, now: number, taxData: readonly TaxDataRow[]): Write[] {
  const timeline = timelineOf(now);
  const offers = offersOf(timeline);
  const deals = dealsPaid(offers);
  const { work, pictures } = workRows(now);
  const tables = {
    user: userRows(now),
    tax_data: taxData.map((row) => ({ ...row })),
    user_category: userCategoryRows(),
    known_client: knownClientRows(),
    work_experience: work,
    work_experience_image: pictures,
    job: jobRows(timeline),
    job_terms: jobTermRows(timeline),
    job_image: jobImageRows(timeline),
    comment: commentRows(timeline),
    chat: chatRows(offers),
    bid: bidRows(offers, now),
    start_code: startCodeRows(offers),
    message: messageRows(offers, now),
    chat_photo: chatPhotoRows(offers, now),
    acquaintance: acquaintanceRows(offers),
    review: reviewRows(timeline),
    payment: paymentRows(deals),
    dispute: disputeRows(deals, now),
    dispute_proposal: proposalRows(deals, now),
    payout: payoutRows(payouts(deals)),
    notification: newsRows(offers, timeline),
    partner_visit: visitRows(now),
    report: reportRows(timeline),
    audit: auditRows(now),
    decision: decisionRows(timeline),
    outbox: failedDeliveryRows(now),
  };
  return [
    mustHold(db, NOBODY),
    ...Object.entries(tables).map(([table, rows]) => insertAll(db, table, rows)),
    ...FOLLOWS.map((sql) => db.prepare(sql)),
    ...bookings(db, deals),
    ...invoices(db, deals),
  ];
}

export const isInhabited = async (db: Database) =>
  (await db.prepare(`SELECT ${NOBODY} AS empty`).first<number>("empty")) === 0;

export async function seed(db: Database, now: number, keys: readonly SealKey[]): Promise<void> {
  await run(db, ...statements(db, now, await taxDataRows(keys, now)));
}
