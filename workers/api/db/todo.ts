import { MISSED_ANSWER_HOURS } from "~/domain/deals/appointment-life";
import { DESK_DAYS } from "~/domain/deals/dispute-life";
import { STOP_DAYS } from "~/domain/deals/stop-life";
import {
  APPOINTMENT_SOON_DAYS,
  REVIEW_ASKED_DAYS,
  TODO_KINDS,
  type Todo,
  type TodoKind,
  WAIT_KINDS,
  type Wait,
  type WaitKind,
} from "~/domain/deals/todo";
import type { JobImage } from "~/domain/jobs/image";
import { RELEASE_DAYS } from "~/domain/money/deal-money";
import { formatMoney } from "~/domain/money/money";
import { agreedAppointment, currentAppointment } from "./appointment";
import { IS_BEING_PAID } from "./bid";
import { beingPaid } from "./bid-payment";
import { blocks } from "./block";
import type { Database } from "./database";
import { OWNER_IS_ACTIVE } from "./job";
import { BID_IS_CHOOSABLE } from "./job-bid";
import { IMAGES, imagesOf } from "./job-image";
import type { Json } from "./json";
import { OBJECTION_FROM } from "./objection-from";
import { isAskedOrProcessed } from "./payment-again";
import { IS_PRICE_UNCOVERED, IS_UNCOVERED, jobIsDisputed, pausedOf, UNCOVERED_REST } from "./payment-standing";
import { nameIn, type Person, personJson, timeOf } from "./person";

const DAY_MS = 24 * 3600 * 1000;

interface TodoRow {
  count: number;
  job: number;
  title: string;
  chat: string | null;
  payment: number | null;
  notification: number | null;
  amount: number | null;
  at: number;
  city: string | null;
  category: number;
  images: Json<JobImage[]>;
  other: Json<Person> | null;
}

const COLUMNS = "count(*), j.id, j.title, NULL, NULL, NULL, NULL";
const OWN_OPEN = "FROM job j INDEXED BY job_owner";
const CURRENT = `a.id = ${currentAppointment("c.id")}`;
const CHATS = `(SELECT id, uri, job_id FROM chat INDEXED BY chat_low WHERE low_id = ?1
  UNION ALL SELECT id, uri, job_id FROM chat INDEXED BY chat_high WHERE high_id = ?1)`;
const UNDERWAY = `j.id = c.job_id AND j.status = 'reserved' AND j.done_at IS NULL AND ?1 IN (j.user_id, j.helper_id)
    AND EXISTS (SELECT 1 FROM bid b WHERE b.chat_id = c.id AND b.status = 'accepted')`;
const CAN_MEET = `NOT ${jobIsDisputed("j.id")}`;
/** SQL of `isStillToMeet` (app/domain/deals/deal-step.ts). */
const STILL_TO_MEET = `${CAN_MEET} AND j.begun_at IS NULL AND j.done_at IS NULL`;
const MEETING = `1, j.id, j.title, c.uri, NULL, NULL, NULL, a.starts_at FROM ${CHATS} c
  JOIN appointment a ON ${CURRENT} JOIN job j ON ${UNDERWAY}`;
const AGREED = `1, j.id, j.title, c.uri, NULL, NULL, NULL, a.starts_at FROM ${CHATS} c
  JOIN appointment a ON a.id = ${agreedAppointment("c.id")} JOIN job j ON ${UNDERWAY}`;
const REPORTED = "a.status = 'missed' AND a.missed_at IS NOT NULL AND a.missed_answer IS NULL";
/** Until a pause ends, an absent owner has no day to answer by. */
const IS_DUE = `NOT (a.missed_by IS j.user_id AND ${pausedOf("j.id")})`;
const MOVES = `iif(${pausedOf("j.id")} OR ${IS_PRICE_UNCOVERED}, NULL, ${OBJECTION_FROM} + ${RELEASE_DAYS * DAY_MS})`;
const STOPPING = `1, j.id, j.title, c.uri, NULL, NULL, NULL,
    min(s.created_at + ${STOP_DAYS * DAY_MS}, coalesce(${MOVES}, s.created_at + ${STOP_DAYS * DAY_MS})) FROM ${CHATS} c
  JOIN stop_proposal s ON s.job_id = c.job_id AND s.status = 'open' JOIN bid b ON b.id = s.bid_id AND b.chat_id = c.id
  JOIN job j ON j.id = s.job_id WHERE true`;
const REVIEWABLE = `j.status = 'solved' AND j.updated_at > ?2
  AND EXISTS (SELECT 1 FROM user o WHERE o.id = iif(j.user_id = ?1, j.helper_id, j.user_id) AND o.status <> 'deleted')
  AND NOT EXISTS (SELECT 1 FROM review r WHERE r.job_id = j.id AND r.author_id = ?1
    AND r.user_id = iif(j.user_id = ?1, j.helper_id, j.user_id))`;

const FAILED = `p.kind = 'bid' AND p.status = 'failed' AND p.payer_id = j.user_id AND j.status = 'open'
  AND EXISTS (SELECT 1 FROM bid b WHERE b.id = p.bid_id AND b.status = 'pending')
  AND p.id = (SELECT max(x.id) FROM payment x WHERE x.job_id = j.id AND x.kind = 'bid')`;

/** SQL of `isWaiting` (app/domain/money/deal-money.ts). */
const ASKED = `p.kind = 'request' AND p.by_payer = 0 AND (p.status = 'open'
  OR (p.lapsed = 0 AND p.status IN ('failed', 'cancelled') AND j.status = 'reserved'))`;

const CAN_PAY_AGAIN = `iif(p.payer_id = ?1 AND NOT ${jobIsDisputed("j.id")} AND NOT ${isAskedOrProcessed("j.id")}, ${UNCOVERED_REST}, NULL)`;

/** `+` keeps the planner to the rows of the user: its indexes would read every held payment, or every failed refund. */
const PARTS: Record<TodoKind | WaitKind, string> = {
  gone: `1, j.id, j.title, NULL, p.id, NULL, ${CAN_PAY_AGAIN}, p.refunded_at FROM payment p JOIN job j ON j.id = p.job_id AND j.status = 'reserved'
    WHERE (p.payer_id = ?1 OR p.payee_id = ?1) AND ${IS_UNCOVERED}`,
  unpaid: `1, j.id, j.title, NULL, p.id, NULL, p.amount + p.platform_cost - p.credits_used, p.created_at ${OWN_OPEN}
    JOIN payment p ON p.job_id = j.id WHERE j.user_id = ?1 AND ${FAILED}`,
  dispute: `1, j.id, j.title, NULL, p.id, NULL, NULL, d.created_at + ${DESK_DAYS * DAY_MS} FROM dispute d
    JOIN payment p ON p.id = d.payment_id JOIN job j ON j.id = p.job_id
    WHERE d.status = 'open' AND ?1 IN (p.payer_id, p.payee_id) AND ?1 IS NOT (
      SELECT r.by_id FROM dispute_proposal r WHERE r.dispute_id = d.id ORDER BY r.id DESC LIMIT 1)`,
  agree: `1, j.id, j.title, NULL, p.id, NULL, NULL, d.desk_at FROM payment p JOIN dispute d ON d.payment_id = p.id
    JOIN job j ON j.id = p.job_id WHERE (p.payer_id = ?1 OR p.payee_id = ?1) AND d.status = 'desk'
    AND ?1 <> (SELECT r.by_id FROM dispute_proposal r WHERE r.dispute_id = d.id ORDER BY r.id DESC LIMIT 1)`,
  missed: `1, j.id, j.title, c.uri, NULL, NULL, NULL, a.missed_at + ${MISSED_ANSWER_HOURS * 3_600_000} FROM ${CHATS} c
    JOIN appointment a ON ${CURRENT} JOIN job j ON ${UNDERWAY} WHERE ${REPORTED} AND a.missed_by = ?1 AND ${IS_DUE}`,
  stop: `${STOPPING} AND s.by_id <> ?1`,
  approval: `1, j.id, j.title, NULL, NULL, NULL, NULL, j.done_at ${OWN_OPEN}
    WHERE j.user_id = ?1 AND j.status = 'reserved' AND j.done_at IS NOT NULL
    AND NOT ${jobIsDisputed("j.id")} AND NOT ${pausedOf("j.id")} AND NOT ${IS_PRICE_UNCOVERED}`,
  request: `1, j.id, j.title, NULL, p.id, NULL, p.amount, p.created_at FROM payment p JOIN job j ON j.id = p.job_id
    WHERE p.payer_id = ?1 AND ${ASKED}`,
  bids: `count(*), j.id, j.title, NULL, NULL, NULL, min(b.amount), min(b.created_at) ${OWN_OPEN} JOIN bid b ON b.job_id = j.id AND b.status = 'pending' AND ${BID_IS_CHOOSABLE}
    WHERE j.user_id = ?1 AND j.status = 'open' AND NOT ${beingPaid("j.id")}
    AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.job_id = j.id AND ${FAILED})
    GROUP BY j.id`,
  questions: `${COLUMNS}, min(c.created_at) ${OWN_OPEN} JOIN comment c ON c.job_id = j.id AND c.reply IS NULL
    WHERE j.user_id = ?1 AND j.status = 'open' GROUP BY j.id`,
  proposal: `${MEETING} WHERE a.status = 'proposed' AND a.proposed_by <> ?1 AND a.starts_at > ?2 AND ${STILL_TO_MEET}`,
  appointment: `${AGREED} WHERE a.status = 'accepted' AND a.ends_at > ?2 AND a.starts_at < ?3`,
  meet: `1, j.id, j.title, c.uri, NULL, NULL, NULL, j.updated_at FROM ${CHATS} c JOIN job j ON ${UNDERWAY}
    WHERE NOT EXISTS (SELECT 1 FROM appointment a WHERE ${CURRENT} AND (a.status IN ('proposed', 'accepted') OR ${REPORTED}))
    AND ${STILL_TO_MEET} AND NOT ${IS_PRICE_UNCOVERED}`,
  reply: `1, j.id, j.title, NULL, NULL, n.id, NULL, n.created_at FROM notification n JOIN job j ON j.id = n.job_id
    WHERE n.user_id = ?1 AND n.read_at IS NULL AND n.type = 'reply' AND j.status <> 'deleted'
    AND EXISTS (SELECT 1 FROM user o WHERE o.id = j.user_id AND o.status <> 'deleted')`,
  review: `1, j.id, j.title, NULL, NULL, NULL, NULL, j.updated_at FROM job j
    WHERE (j.user_id = ?1 OR j.helper_id = ?1) AND ${REVIEWABLE}`,
  their_approval: `1, j.id, j.title, NULL, NULL, NULL, NULL, ${OBJECTION_FROM} + ${RELEASE_DAYS * DAY_MS} FROM job j INDEXED BY job_helper
    WHERE j.helper_id = ?1 AND j.status = 'reserved' AND j.done_at IS NOT NULL AND NOT ${jobIsDisputed("j.id")}
    AND NOT ${pausedOf("j.id")} AND NOT ${IS_PRICE_UNCOVERED}`,
  their_payment: `1, j.id, j.title, NULL, p.id, NULL, p.amount, p.created_at FROM payment p INDEXED BY payment_payee
    JOIN job j ON j.id = p.job_id WHERE p.payee_id = ?1 AND ${ASKED}`,
  their_time: `${MEETING} WHERE a.status = 'proposed' AND a.proposed_by = ?1 AND a.starts_at > ?2 AND ${STILL_TO_MEET}`,
  their_absence: `1, j.id, j.title, c.uri, NULL, NULL, NULL, a.missed_at + ${MISSED_ANSWER_HOURS * 3_600_000} FROM ${CHATS} c
    JOIN appointment a ON ${CURRENT} JOIN job j ON ${UNDERWAY} WHERE ${REPORTED} AND a.missed_by <> ?1 AND ${IS_DUE}`,
  their_stop: `${STOPPING} AND s.by_id = ?1`,
  desk: `1, j.id, j.title, NULL, p.id, NULL, NULL, d.desk_at FROM payment p JOIN dispute d ON d.payment_id = p.id
    JOIN job j ON j.id = p.job_id WHERE (p.payer_id = ?1 OR p.payee_id = ?1) AND d.status = 'desk'`,
  team: `1, j.id, j.title, NULL, min(p.id), NULL, NULL, min(p.paused_at) FROM payment p JOIN job j ON j.id = p.job_id
    WHERE (p.payer_id = ?1 OR p.payee_id = ?1) AND p.paused_at IS NOT NULL
    AND +p.status IN ('held', 'disputed') GROUP BY j.id`,
  bank: `1, j.id, j.title, NULL, p.id, NULL, NULL, k.opened_at FROM payment p JOIN job j ON j.id = p.job_id
    JOIN chargeback k ON k.payment_id = p.id AND k.status = 'open' WHERE (p.payer_id = ?1 OR p.payee_id = ?1)`,
  refund: `1, j.id, j.title, NULL, p.id, NULL, m.cents, m.created_at FROM payment p JOIN job j ON j.id = p.job_id
    JOIN money_case m ON m.payment_id = p.id AND +m.kind = 'refund_failed' AND m.handled_at IS NULL WHERE p.payer_id = ?1`,
  other_amount: `1, j.id, j.title, NULL, p.id, NULL, NULL, m.created_at FROM payment p JOIN job j ON j.id = p.job_id
    JOIN money_case m ON m.payment_id = p.id AND +m.kind = 'other_amount' AND m.handled_at IS NULL WHERE p.payer_id = ?1`,
  being_paid: `1, j.id, j.title, c.uri, NULL, NULL, NULL, b.updated_at ${OWN_OPEN} JOIN bid b ON b.job_id = j.id AND ${IS_BEING_PAID}
    JOIN chat c ON c.id = b.chat_id WHERE j.user_id = ?1 AND j.status = 'open'
    UNION ALL SELECT 1, j.id, j.title, c.uri, NULL, NULL, NULL, b.updated_at FROM bid b INDEXED BY bid_of_user
    JOIN job j ON j.id = b.job_id AND j.status = 'open' JOIN chat c ON c.id = b.chat_id WHERE b.user_id = ?1 AND ${IS_BEING_PAID}`,
  their_choice: `1, j.id, j.title, NULL, NULL, NULL, b.amount, b.created_at FROM bid b INDEXED BY bid_of_user
    JOIN job j ON j.id = b.job_id AND j.status = 'open' WHERE b.user_id = ?1 AND b.status = 'pending' AND NOT ${IS_BEING_PAID}
    AND ${OWNER_IS_ACTIVE} AND NOT ${blocks("b.user_id", "j.user_id")}`,
  their_bids: `1, j.id, j.title, NULL, NULL, NULL, NULL, j.created_at ${OWN_OPEN}
    WHERE j.user_id = ?1 AND j.status = 'open' AND NOT EXISTS (SELECT 1 FROM bid b WHERE b.job_id = j.id AND b.status = 'pending' AND ${BID_IS_CHOOSABLE})`,
};

const TIMES: Partial<Record<TodoKind | WaitKind, (now: number) => number[]>> = {
  proposal: (now) => [now],
  their_time: (now) => [now],
  appointment: (now) => [now, now + APPOINTMENT_SOON_DAYS * DAY_MS],
  review: (now) => [now - REVIEW_ASKED_DAYS * DAY_MS],
};

const MAX_PER_KIND = 20;

const statementOf = (kind: TodoKind | WaitKind) =>
  `WITH todo (count, job, title, chat, payment, notification, amount, at) AS (SELECT ${PARTS[kind]})
   SELECT t.*, iif(j.is_remote = 1, NULL, j.city) AS city, j.category, ${IMAGES} AS images, iif(o.id IS NULL, NULL, ${personJson("o")}) AS other
   FROM (SELECT * FROM todo ORDER BY at LIMIT ${MAX_PER_KIND}) t JOIN job j ON j.id = t.job
     LEFT JOIN user o ON o.id = iif(j.user_id = ?1, j.helper_id, j.user_id) AND o.status <> 'deleted'
   ORDER BY t.at`;

const rowOf = <Kind>(kind: Kind, { images, other, ...row }: TodoRow, user: number) => ({
  kind,
  ...row,
  amount: row.amount === null ? null : formatMoney(row.amount),
  at: timeOf(row.at),
  image: imagesOf(images)[0] ?? null,
  name: (other && nameIn(other, user)) || null,
});

interface Day {
  results: Todo[];
  waits: Wait[];
}

export async function todoOfUser(db: Database, user: number, now: number): Promise<Day> {
  const found = await db.batch<TodoRow>(
    [...TODO_KINDS, ...WAIT_KINDS].map((kind) =>
      db.prepare(statementOf(kind)).bind(user, ...(TIMES[kind]?.(now) ?? [])),
    ),
  );
  const rowsOf = <Kind>(kinds: readonly Kind[], from: number) =>
    kinds.flatMap((kind, at) => (found[from + at]?.results ?? []).map((row) => rowOf(kind, row, user)));
  return { results: rowsOf(TODO_KINDS, 0), waits: rowsOf(WAIT_KINDS, TODO_KINDS.length) };
}
