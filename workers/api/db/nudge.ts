import { RELEASE_DAYS } from "~/domain/money/deal-money";
import type { Database, Write } from "./database";
import { LAST_BACK, unpaidBefore } from "./deal";
import { heldNetOf } from "./held-money";
import { OWNER_IS_ACTIVE } from "./job";
import { BID_IS_CHOOSABLE } from "./job-bid";
import { IS_STOPPED } from "./money-stop";
import { notify } from "./notify";
import { OBJECTION_FROM } from "./objection-from";
import { mail } from "./outbox";
import {
  BEGUN_NOT_DONE,
  IS_PRICE_UNCOVERED,
  isPriceOf,
  jobIsDisputed,
  pausedOf,
  UNCOVERED_SINCE,
} from "./payment-standing";
import { fullNameOf } from "./person";

const BATCH_SIZE = 500;
const OF_OWNER = "(?2 IS NULL OR j.user_id = ?2)";

type Due = readonly [at: number, user: number | null];

const TO_RENEW = `SELECT j.id FROM job j INDEXED BY job_to_renew WHERE j.status = 'open' AND j.renewal_asked IS NOT j.expires_at
  AND j.expires_at <= ?1 AND ${OF_OWNER} ORDER BY j.expires_at LIMIT ${BATCH_SIZE}`;

/** Put each notice before the mark of its rows: the mark ends their selection. */
export const mailToRenew = (db: Database, now: number, due: Due): Write =>
  mail(db, now, {
    template: "job_renew",
    key: "'job_renew:' || j.id || ':' || j.expires_at",
    to: "'user', j.user_id",
    job: "j.id",
    data: "json_object('job_title', j.title, 'expires_at', j.expires_at)",
    rows: {
      from: `FROM job j WHERE j.id IN (${TO_RENEW}) AND j.expires_at > ?3 AND j.user_id IS NOT NULL`,
      values: [...due, now],
    },
  });

export const markRenewalAsked = (db: Database, due: Due): Write =>
  db.prepare(`UPDATE job SET renewal_asked = expires_at WHERE id IN (${TO_RENEW})`).bind(...due);

const TO_REMIND = `SELECT j.id FROM job j INDEXED BY job_to_remind WHERE j.status = 'reserved' AND j.done_at IS NOT NULL
  AND j.done_reminded IS NOT j.done_at AND j.done_at <= ?1 AND ${OBJECTION_FROM} <= ?1
  AND NOT ${jobIsDisputed("j.id")} AND NOT ${pausedOf("j.id")} AND NOT ${IS_PRICE_UNCOVERED} AND ${OF_OWNER} ORDER BY j.done_at LIMIT ${BATCH_SIZE}`;

const HAS_PRICE = "EXISTS (SELECT 1 FROM payment p WHERE p.job_id = j.id AND p.status = 'held')";

const NET = `printf('%.2f', ${heldNetOf("j.id")} / 100.0)`;

export const notifyOfDone = (db: Database, now: number, due: Due): Write[] => [
  ...doneNews(db, now, due, "<>"),
  ...doneNews(db, now, due, "="),
];

const doneNews = (db: Database, now: number, due: Due, suspended: "=" | "<>"): Write[] =>
  notify(db, now, {
    type: "work_done",
    key: "'work_done:' || j.id || ':' || j.done_at",
    to: "j.user_id",
    job: "j.id",
    data: `json_object('job_title', j.title, 'name', ${fullNameOf("h")}, 'reminder', 1, 'net', ${NET}, iif(${HAS_PRICE}, iif(${IS_STOPPED}, 'held_stopped', 'held'), 'direct'), 1)`,
    rows: {
      from: `FROM job j LEFT JOIN user h ON h.id = j.helper_id
      JOIN user o ON o.id = j.user_id AND o.status ${suspended} 'suspended' WHERE j.id IN (${TO_REMIND})`,
      values: due,
    },
    mail: suspended === "=" ? "work_done_suspended" : true,
  });

export const markDoneReminded = (db: Database, due: Due): Write =>
  db.prepare(`UPDATE job SET done_reminded = done_at WHERE id IN (${TO_REMIND})`).bind(...due);

const HELD_LONG = `SELECT p.id FROM payment p INDEXED BY payment_hold JOIN job j ON j.id = p.job_id
  WHERE p.status = 'held' AND p.paid_at <= ?1 AND ${isPriceOf("p")} AND p.hold_reminded = 0 AND j.status = 'reserved' AND ${BEGUN_NOT_DONE}
    AND NOT ${jobIsDisputed("j.id")} AND NOT ${pausedOf("j.id")} AND (?2 IS NULL OR ?2 IN (p.payer_id, p.payee_id))`;

export const notifyOfHold = (db: Database, now: number, due: Due, role: "owner" | "helper"): Write[] =>
  notify(db, now, {
    type: "hold_ends",
    key: `'hold_ends:' || p.id || ':${role}'`,
    to: role === "owner" ? "o.id" : "h.id",
    job: "j.id",
    chat: "p.chat_id",
    data: `json_object('job_title', j.title, 'role', '${role}', 'name', ${fullNameOf(role === "owner" ? "h" : "o")})`,
    rows: {
      from: `FROM payment p JOIN job j ON j.id = p.job_id JOIN user o ON o.id = p.payer_id JOIN user h ON h.id = p.payee_id
    WHERE p.id IN (${HELD_LONG})`,
      values: due,
    },
    mail: `hold_ends_${role}`,
  });

export const markHoldReminded = (db: Database, due: Due): Write =>
  db.prepare(`UPDATE payment SET hold_reminded = 1 WHERE id IN (${HELD_LONG})`).bind(...due);

const UNPAID_LONG = unpaidBefore("?1", "?2", `p.unpaid_reminded <> ${LAST_BACK}`);

export const notifyOfUnpaid = (db: Database, now: number, due: Due, role: "owner" | "helper"): Write[] =>
  notify(db, now, {
    type: "hold_ends",
    key: `'unpaid_soon:' || p.id || ':' || ${LAST_BACK} || ':${role}'`,
    to: role === "owner" ? "o.id" : "h.id",
    job: "j.id",
    chat: "p.chat_id",
    data: `json_object('job_title', j.title, 'role', 'unpaid_${role}', 'name', ${fullNameOf(role === "owner" ? "h" : "o")},
      'until', max(coalesce(j.done_at, j.begun_at), ${UNCOVERED_SINCE}) + ${RELEASE_DAYS * 24 * 3600 * 1000})`,
    rows: {
      from: `FROM payment p JOIN job j ON j.id = p.job_id JOIN user o ON o.id = p.payer_id JOIN user h ON h.id = p.payee_id
    WHERE p.id IN (${UNPAID_LONG})`,
      values: due,
    },
    mail: `unpaid_soon_${role}`,
  });

export const markUnpaidReminded = (db: Database, due: Due): Write =>
  db
    .prepare(
      `UPDATE payment AS p SET unpaid_reminded = (SELECT ${LAST_BACK} FROM job j WHERE j.id = p.job_id) WHERE p.id IN (${UNPAID_LONG})`,
    )
    .bind(...due);

const TO_NUDGE = `SELECT b.id FROM bid b INDEXED BY bid_to_nudge WHERE b.status = 'pending' AND b.nudged_at IS NULL AND b.created_at <= ?1
  AND (?2 IS NULL OR ?2 = (SELECT j.user_id FROM job j WHERE j.id = b.job_id)) ORDER BY b.created_at LIMIT ${BATCH_SIZE}`;

export const notifyOfWaitingBids = (db: Database, now: number, due: Due): Write[] =>
  notify(db, now, {
    type: "nudge",
    key: "'nudge:' || j.id",
    to: "j.user_id",
    job: "j.id",
    chat: "iif(count(*) = 1, max(b.chat_id), NULL)",
    data: "json_object('job_title', j.title, 'bids', count(*))",
    rows: {
      from: `FROM bid b JOIN job j ON j.id = b.job_id
          WHERE b.id IN (${TO_NUDGE}) AND j.status = 'open' AND ${OWNER_IS_ACTIVE} AND ${BID_IS_CHOOSABLE} GROUP BY j.id`,
      values: due,
    },
  });

export const markNudged = (db: Database, now: number, due: Due): Write =>
  db.prepare(`UPDATE bid SET nudged_at = ?3 WHERE id IN (${TO_NUDGE})`).bind(...due, now);

export const DUE = { job_to_renew: TO_RENEW, job_to_remind: TO_REMIND, bid_to_nudge: TO_NUDGE };
