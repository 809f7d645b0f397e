import { actorOf } from "~/domain/deals/deal-end";
import type { DealEndStep } from "~/domain/deals/deal-end-step";
import {
  isStopEndedBySystem,
  type OtherDeal,
  TIMELINE_KINDS,
  type Timeline,
  type TimelineEvent,
} from "~/domain/deals/timeline";
import type { Language } from "~/domain/values/language";
import { photosJson } from "./chat-photo";
import type { Database, Query } from "./database";
import { wasAccepted } from "./deal-of";
import type { Json } from "./json";
import { cardOf, type Person, personJson, timeOf } from "./person";
import { feeWithdrawn } from "./refunded";
import { type EventFacts, type EventRow, eventsOfRow, OF_PAYER } from "./timeline-event";

export interface DealRow {
  id: number;
  created_at: number;
  job_id: number;
  title: string;
  owner_id: number | null;
  helper_id: number;
  owner: Json<Person> | null;
  helper: Json<Person> | null;
}

const WAS_ACCEPTED = wasAccepted("b");

const SELECT_DEAL = `SELECT b.id, b.created_at, b.job_id, j.title, j.user_id AS owner_id, b.user_id AS helper_id,
    ${personJson("o")} AS owner, ${personJson("h")} AS helper
  FROM bid b JOIN job j ON j.id = b.job_id LEFT JOIN user o ON o.id = j.user_id JOIN user h ON h.id = b.user_id`;
const LATEST_FIRST = "ORDER BY b.status = 'accepted' DESC, b.id DESC";

export async function dealsOfParty(db: Database, viewer: number, job: number): Promise<DealRow[]> {
  const { results } = await db
    .prepare(`${SELECT_DEAL} WHERE b.job_id = ?2 AND ?1 IN (j.user_id, b.user_id) AND ${WAS_ACCEPTED} ${LATEST_FIRST}`)
    .bind(viewer, job)
    .all<DealRow>();
  return results;
}

export async function hasTimeline(db: Database, viewer: number | null, job: number): Promise<boolean> {
  if (viewer === null) return false;
  const found = await db
    .prepare(
      `SELECT 1 AS yes FROM bid b JOIN job j ON j.id = b.job_id WHERE b.job_id = ?2 AND ?1 IN (j.user_id, b.user_id)
       AND ${WAS_ACCEPTED} LIMIT 1`,
    )
    .bind(viewer, job)
    .first("yes");
  return found !== null;
}

export async function dealsOfJob(db: Database, admin: number, job: number): Promise<DealRow[]> {
  const { results } = await db
    .prepare(`${SELECT_DEAL} WHERE b.job_id = ?2 AND ${WAS_ACCEPTED} ${LATEST_FIRST}`)
    .bind(admin, job)
    .all<DealRow>();
  return results;
}

export const dealsBefore = (db: Database, user: number, before: number, take: number): Query =>
  db
    .prepare(
      `${SELECT_DEAL} WHERE b.id IN (SELECT x.id FROM bid x JOIN job y ON y.id = x.job_id WHERE y.user_id = ?1
         UNION SELECT id FROM bid WHERE user_id = ?1) AND ${WAS_ACCEPTED} AND b.id < ?2 ORDER BY b.id DESC LIMIT ?3`,
    )
    .bind(user, before, take);

const moved = (accounts: string) =>
  `coalesce((SELECT sum(e.cents) FROM ledger_entry e WHERE e.transaction_id = t.id AND e.cents > 0 AND ${accounts}), 0)`;

/** The chat, the job and its requests know no bid: their events belong to the deal of that time. */
const during = (time: string) => `${time} >= d.since AND ${time} < d.until`;

const PAID = `d JOIN payment p ON p.job_id = d.job_id AND p.chat_id = d.chat_id
  AND (p.bid_id = d.id OR (p.bid_id IS NULL AND ${during("p.created_at")}))`;
const DISPUTED = `${PAID} JOIN dispute x ON x.payment_id = p.id`;

const AGREED = `coalesce((SELECT s.created_at FROM start_code s WHERE s.bid_id = d.id),
  (SELECT min(p.paid_at) FROM payment p WHERE p.bid_id = d.id), iif(d.status = 'accepted', d.updated_at, NULL))`;

const AMOUNT_THEN = `coalesce((SELECT f.amount FROM former_bid_amount f WHERE f.bid_id = d.id AND f.changed_at > t.created_at
  ORDER BY f.id LIMIT 1), d.amount)`;

/** The payment came in after the bid had changed. */
const OUTDATED = `CASE WHEN t.event = 'refunded' AND p.kind = 'bid' AND p.amount <> ${AMOUNT_THEN}
  THEN json_object('paid_for', p.amount, 'bid', ${AMOUNT_THEN}) END`;

const COUNTED = `iif(t.event IN ('refunded', 'no_show', 'cancel_fee', 'split'), coalesce((SELECT -sum(e.cents) FROM ledger_transaction k
  JOIN ledger_entry e ON e.transaction_id = k.id WHERE k.payment_id = t.payment_id AND k.event = 'refund_counted'
    AND +e.account IN ('outside', 'credits:' || p.payer_id)), 0), 0)`;

const MONEY = `json_object('event', t.event, 'part', CASE WHEN p.kind = 'request' THEN iif(p.for_price > 0, 'again', 'extra') END, 'held', ${moved("e.account LIKE 'held:%'")},
  'helper', ${moved("e.account = 'balance:' || d.helper")}, 'outdated', ${OUTDATED}, 'back', ${moved("e.account IN ('outside', 'credits:' || p.payer_id)")},
  'counted', ${COUNTED}, 'owed', coalesce((SELECT sum(e.cents) FROM ledger_entry e WHERE e.transaction_id = t.id AND e.account LIKE 'owed:%'), 0),
  'elsewhere', CASE WHEN p.refunded_at IS NOT t.created_at THEN 0
    WHEN t.event = 'refund_elsewhere' THEN ${moved("e.account = 'outside'")}
    WHEN t.event = 'chargeback_lost' THEN ${moved("e.account = 'platform'")} ELSE 0 END)`;

/** The end of the deal says that our team decided. */
const ENDED_IT = `(d.status = 'rejected' AND d.deal_end IS 'team' AND m.created_at = d.updated_at
    AND m.event ->> '$.kind' = 'team' AND m.event ->> '$.step' = 'decided')`;

const STATED = `(SELECT m.event ->> '$.statement' FROM every_message m WHERE m.chat_id = d.chat_id AND m.event IS NOT NULL AND ${ENDED_IT})`;

const photosAt = (time: string, about: "result" | "dispute") =>
  photosJson(`p.chat_id = d.chat_id AND p.about = '${about}' AND p.bid_id = d.id AND p.created_at = ${time}`);
const resultAt = (time: string) => photosAt(time, "result");

const saidAt = (time: string, text: string) =>
  `json_object('text', nullif(${text}, ''), 'photos', json(${photosAt(time, "dispute")}))`;

/** A job that is open again forgets when it was done; the line in the chat does not. */
const WAS_DONE = "m.event ->> '$.kind' = 'work' AND m.event ->> '$.step' = 'done' AND m.created_at IS NOT d.done_at";

const ANSWER = `CASE WHEN NOT w.granted THEN 'rejected'
    WHEN p.kind IN ('bid', 'request') AND coalesce(p.released_at, p.refunded_at, w.answered_at + 1) > w.answered_at THEN 'granted_goes_on'
    ELSE 'granted' END`;

const EVENTS = [
  "'posted', d.posted_at, d.owner, NULL, NULL FROM d",
  "'bid', d.created_at, d.helper, coalesce((SELECT f.amount FROM former_bid_amount f WHERE f.bid_id = d.id ORDER BY f.id LIMIT 1), d.amount), NULL FROM d",
  `'bid_changed', f.changed_at, d.helper, coalesce((SELECT n.amount FROM former_bid_amount n WHERE n.bid_id = f.bid_id AND n.id > f.id
    ORDER BY n.id LIMIT 1), d.amount), NULL FROM d JOIN former_bid_amount f ON f.bid_id = d.id`,
  `'agreed', ${AGREED}, d.owner, d.amount, NULL FROM d WHERE ${AGREED} IS NOT NULL`,
  `'done', d.done_at, d.helper, NULL, ${resultAt("d.done_at")} FROM d WHERE d.done_at IS NOT NULL AND d.job_helper = d.helper AND ${during("d.done_at")}`,
  `'done', m.created_at, d.helper, NULL, ${resultAt("m.created_at")} FROM d JOIN every_message m ON m.chat_id = d.chat_id
    WHERE m.event IS NOT NULL AND m.removed = 0 AND ${WAS_DONE} AND ${during("m.created_at")}`,
  `'chat', m.created_at, m.sender_id, NULL, m.event FROM d JOIN every_message m ON m.chat_id = d.chat_id
    WHERE m.event IS NOT NULL AND m.removed = 0 AND NOT ${ENDED_IT} AND ${during("m.created_at")}`,
  `'money', t.created_at, NULL, NULL, ${MONEY} FROM ${PAID} JOIN ledger_transaction t ON t.payment_id = p.id`,
  `'objection', o.created_at, d.owner, NULL, NULL FROM ${PAID} JOIN objection o ON o.payment_id = p.id`,
  `'dispute_opened', x.created_at, iif(x.absence_at IS NULL, x.opened_by, NULL), NULL, ${saidAt("x.created_at", "iif(x.own_words = 1, x.reason, NULL)")} FROM ${DISPUTED}`,
  `'dispute_answered', x.answered_at, iif(x.opened_by = d.owner, d.helper, d.owner), NULL, ${saidAt("x.answered_at", "x.answer")} FROM ${DISPUTED} WHERE x.answered_at IS NOT NULL`,
  `'dispute_proposal', r.created_at, r.by_id, r.amount, json_object('why', r.why, 'extra', r.extra_back) FROM ${DISPUTED} JOIN dispute_proposal r ON r.dispute_id = x.id`,
  `'dispute_desk', x.desk_at, NULL, NULL, NULL FROM ${DISPUTED} WHERE x.desk_at IS NOT NULL`,
  `'dispute_closed', x.closed_at, CASE x.ended WHEN 'withdrawn' THEN x.opened_by
      WHEN 'agreed' THEN (SELECT iif(r.by_id = d.owner, d.helper, d.owner) FROM dispute_proposal r WHERE r.dispute_id = x.id ORDER BY r.id DESC LIMIT 1) END, NULL, json_object('step', x.ended, 'text', x.statement) FROM ${DISPUTED} WHERE x.closed_at IS NOT NULL`,
  `'withdrawal', w.created_at, d.owner, iif(p.kind = 'request', p.amount, NULL), (SELECT 'service' FROM user u WHERE u.id = p.payee_id AND u.business = 0) FROM ${PAID} JOIN withdrawal w ON w.payment_id = p.id AND w.effect = 'answered'`,
  `'withdrawal_answered', w.answered_at, NULL, nullif(${feeWithdrawn("p.id")}, 0), ${ANSWER} FROM ${PAID}
    JOIN withdrawal w ON w.payment_id = p.id WHERE w.answered_at IS NOT NULL`,
  `CASE WHEN d.status <> 'withdrawn' THEN 'ended' WHEN d.late = 1 THEN 'withdrawn_late' ELSE 'withdrawn' END, d.updated_at, CASE WHEN d.status = 'withdrawn' OR (d.deal_end = 'together' AND d.agreed_by = 'helper') THEN d.helper WHEN d.deal_end = 'together' AND d.agreed_by = 'owner' THEN d.owner END, NULL, json_object('step', d.deal_end, 'unanswered', d.unanswered, 'text', ${STATED}) FROM d
    WHERE d.status IN ('withdrawn', 'rejected')`,
  `'completed', d.solved_at, NULL, NULL, NULL FROM d WHERE d.job_status = 'solved' AND d.status = 'accepted'
    AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.bid_id = d.id AND p.released_at IS NOT NULL)`,
  `'review', r.created_at, r.author_id, NULL, NULL FROM d JOIN review r ON r.job_id = d.job_id
    AND r.author_id IN (d.owner, d.helper) AND r.user_id IN (d.owner, d.helper) AND r.status = 'visible' AND ${during("r.created_at")}`,
];

/** A helper can have several deals for one job, in one chat. */
const SINCE = `iif(EXISTS (SELECT 1 FROM bid e WHERE e.chat_id = b.chat_id AND e.id < b.id AND ${wasAccepted("e")}), b.created_at, 0)`;
const UNTIL = `coalesce((SELECT min(n.created_at) FROM bid n WHERE n.chat_id = b.chat_id AND n.id > b.id AND ${wasAccepted("n")}),
    ${Number.MAX_SAFE_INTEGER})`;

const DEAL = `SELECT b.id, b.job_id, b.chat_id, b.user_id AS helper, b.amount, b.status, b.late, b.created_at, b.updated_at,
    b.deal_end ->> 'end' AS deal_end, b.deal_end ->> 'by' AS agreed_by, b.deal_end ->> 'unanswered' AS unanswered, j.user_id AS owner,
    j.created_at AS posted_at, coalesce(j.solved_at, j.updated_at) AS solved_at, j.status AS job_status, j.done_at, j.helper_id AS job_helper,
    ${SINCE} AS since, ${UNTIL} AS until
  FROM bid b JOIN job j ON j.id = b.job_id WHERE b.id = ?1`;

const COLUMNS = "SELECT NULL AS kind, NULL AS at, NULL AS by_id, NULL AS amount, NULL AS more WHERE false";

/** D1's limit for a compound SELECT is five, including the one with the column names. */
const TOGETHER = 4;

const QUERIES = Array.from({ length: Math.ceil(EVENTS.length / TOGETHER) }, (_, at) => {
  const selects = EVENTS.slice(at * TOGETHER, (at + 1) * TOGETHER).map((event) => `UNION ALL SELECT ${event}`);
  return `WITH d AS (${DEAL}) ${COLUMNS} ${selects.join(" ")}`;
});

/** The code ends the report, so its line comes first. */
const rank = ({ kind, step }: TimelineEvent) => TIMELINE_KINDS.indexOf(step === "begun" ? "start" : kind);

const eventsOf = (db: Database, deal: Pick<DealRow, "id">): Query[] =>
  QUERIES.map((query) => db.prepare(query).bind(deal.id));

function timelineOf(deal: DealRow, rows: readonly EventRow[], viewer: number, language: Language): Timeline {
  // Automatic events also have a sender: their line in the chat needs one.
  const isAutomatic = ({ kind, step }: EventFacts) =>
    kind === "approved_by_time" || kind === "unpaid" || (kind === "stop" && isStopEndedBySystem(step));
  const by = (id: number | null) =>
    id === null ? null : id === deal.helper_id ? "helper" : id === deal.owner_id ? "owner" : null;
  const actorIn = (event: EventFacts, row: EventRow) =>
    event.kind === "ended" && event.step && event.step !== "together"
      ? actorOf(event.step as DealEndStep)
      : isAutomatic(event)
        ? null
        : by(row.by_id);
  const isParty = viewer === deal.owner_id || viewer === deal.helper_id;
  const shown = ({ photos, ...event }: EventFacts): EventFacts =>
    isParty && photos?.length ? { ...event, photos } : event;
  const events = rows.flatMap((row) =>
    eventsOfRow(row)
      .map(shown)
      .filter(({ kind }) => viewer !== deal.helper_id || !OF_PAYER.includes(kind))
      .map((event): TimelineEvent => ({ ...event, at: timeOf(row.at), by: actorIn(event, row) })),
  );
  return {
    job: { id: deal.job_id, title: deal.title },
    bid: deal.id,
    owner: cardOf(deal.owner, viewer, language),
    helper: cardOf(deal.helper, viewer, language),
    events: events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at) || rank(one) - rank(other)),
  };
}

interface Reader {
  viewer: number;
  language: Language;
}

/** Null if none of the deals has this bid. The latest deal comes first. */
export async function timelineAmong(
  db: Database,
  deals: readonly DealRow[],
  bid: number | undefined,
  reader: Reader,
): Promise<Timeline | null> {
  const requested = bid === undefined ? deals[0] : deals.find(({ id }) => id === bid);
  if (!requested) return null;
  const [timeline] = await timelinesOf(db, [requested], reader);
  const others = deals.filter((deal) => deal !== requested).toSorted((one, other) => one.id - other.id);
  return timeline ? { ...timeline, others: others.map((deal) => otherDealOf(deal, reader)) } : null;
}

const otherDealOf = ({ id, helper, created_at }: DealRow, { viewer, language }: Reader): OtherDeal => ({
  bid: id,
  helper: cardOf(helper, viewer, language),
  bid_at: timeOf(created_at),
});

export async function timelinesOf(db: Database, deals: readonly DealRow[], reader: Reader): Promise<Timeline[]> {
  if (deals.length === 0) return [];
  const found = await db.batch<EventRow>(deals.flatMap((deal) => eventsOf(db, deal)));
  return deals.map((deal, at) => {
    const answers = found.slice(at * QUERIES.length, (at + 1) * QUERIES.length);
    const rows = answers.flatMap(({ results }) => results);
    return timelineOf(deal, rows, reader.viewer, reader.language);
  });
}
