import { REMOVED_BY_TEAM } from "~/content/events/chat-lines";
import type { Chat } from "~/domain/chats/chat";
import { type ChatEvent, kindOf } from "~/domain/chats/chat-event";
import { type BidEnd, type BidStatus, statusInChat } from "~/domain/deals/bid-life";
import type { JobEnd, JobStatus } from "~/domain/jobs/job-status";
import { formatMoney } from "~/domain/money/money";
import type { Language } from "~/domain/values/language";
import { chatEventText, photosText } from "../notices/chat-lines";
import { randomToken } from "../secrets/secret";
import { appointmentInChat, CURRENT_APPOINTMENT } from "./appointment";
import { BID_END, IS_BEING_PAID, statusOf } from "./bid";
import { blocks } from "./block";
import type { Database, Query, Write } from "./database";
import { IS_PARTY } from "./job";
import { JOB_END } from "./job-end";
import { cardOf, personJson, timeOf, timeOrNull } from "./person";

export interface ChatRow {
  id: number;
  uri: string;
  job_id: number | null;
  title: string | null;
  owner_id: number | null;
  job_end: JobEnd | null;
  opponent_id: number;
  opponent: string;
  last_seen: number | null;
  last_message: string | null;
  last_event: string | null;
  last_photos: string;
  last_removed: number | null;
  last_receiver_id: number | null;
  updated_at: number;
  read: number;
  unread: number;
  archived: number;
  blocked: number;
  suspended: number;
  blocked_by_viewer: number;
  bid: string | null;
  agreed: number | null;
  appointment: string | null;
  reviewed: number;
}

const archivedBy = (user: string) => `iif(c.low_id = ${user}, c.low_archived, c.high_archived)`;
const unreadBy = (user: string) => `iif(c.low_id = ${user}, c.low_unread, c.high_unread)`;
const isOf = (user: string) => `(c.low_id = ${user} OR c.high_id = ${user})`;

export const ARCHIVED = archivedBy("?1");
export const UNREAD = unreadBy("?1");
export const OF_VIEWER = isOf("?1");
export const WITH_OPPONENT =
  "FROM chat c JOIN user o ON o.id = c.low_id + c.high_id - ?1 LEFT JOIN job j ON j.id = c.job_id";

const FORMER_AMOUNT = "(SELECT f.amount FROM former_bid_amount f WHERE f.bid_id = b.id ORDER BY f.id DESC LIMIT 1)";

export const bidJson = (where: string): string =>
  `(SELECT json_object('id', b.id, 'amount', b.amount, 'status', b.status, 'ended', ${BID_END}, 'being_paid', ${IS_BEING_PAID}, 'first_day', b.first_day, 'former_amount', ${FORMER_AMOUNT}, 'job_status', j.status, 'job_end', ${JOB_END}, 'blocked', ${blocks("b.user_id", "j.user_id")})
    FROM bid b JOIN job j ON j.id = b.job_id WHERE ${where})`;

const LATEST_BID = bidJson("b.chat_id = c.id ORDER BY b.id DESC LIMIT 1");

const isPaid = (payment: string) => `${payment}.status IN ('held', 'disputed', 'released')`;

const AGREED = `(SELECT sum(p.amount) FROM payment p WHERE p.job_id = c.job_id AND p.chat_id = c.id AND p.kind IN ('bid', 'request') AND ${isPaid("p")}
  AND p.id >= (SELECT max(x.id) FROM payment x JOIN bid b ON b.id = x.bid_id
    WHERE x.job_id = c.job_id AND x.kind = 'bid' AND ${isPaid("x")} AND b.chat_id = c.id AND b.status = 'accepted'))`;

const LAST_PHOTOS = `(SELECT json_object('sent', count(*), 'left', count(*) FILTER (WHERE p.removed_at IS NULL))
  FROM chat_photo p WHERE p.message_id = c.last_message_id)`;

const LAST_REMOVED = "(SELECT m.removed FROM every_message m WHERE m.id = c.last_message_id)";

/** Bind the viewer, who must be a member, as `?1`. */
export const SELECT_CHAT = `
  SELECT c.id, c.uri, c.job_id, j.title, j.user_id AS owner_id, ${JOB_END} AS job_end, o.id AS opponent_id, ${personJson("o")} AS opponent,
    iif(o.status = 'active', o.last_seen, NULL) AS last_seen, c.last_message, c.last_event, ${LAST_PHOTOS} AS last_photos, ${LAST_REMOVED} AS last_removed, c.last_receiver_id, c.updated_at,
    iif(c.last_receiver_id = c.low_id, c.low_unread, c.high_unread) = 0 AS read,
    ${UNREAD} AS unread, ${ARCHIVED} AS archived, ${blocks("c.low_id", "c.high_id")} AS blocked,
    EXISTS (SELECT 1 FROM block x WHERE x.user_id = ?1 AND x.blocked_id = o.id) AS blocked_by_viewer, ${LATEST_BID} AS bid, ${AGREED} AS agreed,
    ${CURRENT_APPOINTMENT} AS appointment,
    EXISTS (SELECT 1 FROM review r WHERE r.job_id = c.job_id AND r.author_id = ?1 AND r.user_id = o.id) AS reviewed,
    o.status = 'suspended' AS suspended
  ${WITH_OPPONENT}`;

interface BidJson {
  id: number;
  amount: number;
  status: BidStatus;
  ended: BidEnd | null;
  being_paid: number;
  first_day: string | null;
  former_amount: number | null;
  job_status: JobStatus;
  job_end: JobEnd | null;
  blocked: number;
}

export function bidInChat(json: string | null): Chat["bid"] {
  if (json === null) return null;
  const { id, amount, status, ended, being_paid, first_day, former_amount, job_status, job_end, blocked } = JSON.parse(
    json,
  ) as BidJson;
  return {
    id,
    amount: formatMoney(amount),
    status: statusOf({ status, ended }),
    ended,
    being_paid: being_paid === 1,
    first_day,
    ...(former_amount !== null && { former_amount: formatMoney(former_amount) }),
    job_status,
    ...(job_end && { job_end }),
    ...(blocked === 1 && { blocked: true as const }),
  };
}

const lastEvent = ({ last_event, last_removed }: ChatRow) =>
  last_event === null || last_removed ? null : (JSON.parse(last_event) as ChatEvent);

function lastWords({ last_message, last_photos, last_removed }: ChatRow, language: Language): string | null {
  if (last_removed) return REMOVED_BY_TEAM[language];
  const photos = JSON.parse(last_photos) as { sent: number; left: number };
  return last_message || (photos.sent > 0 ? photosText(photos, language) : null);
}

export function chatOf(row: ChatRow, viewer: number, language: Language): Chat {
  const opponent = cardOf(row.opponent, viewer, language);
  const bid = bidInChat(row.bid);
  const event = lastEvent(row);
  const idOf = (user: number | null) => (user === row.opponent_id ? opponent.id : user);
  return {
    id: row.id,
    uri: row.uri,
    name: opponent.name,
    image: opponent.image,
    opponent,
    last_seen: row.blocked ? null : timeOrNull(row.last_seen),
    title: row.title,
    job: row.job_id,
    owner: idOf(row.owner_id),
    ...(row.job_end && { job_end: row.job_end }),
    last_message: event
      ? chatEventText(event, language, row.owner_id === viewer ? "owner" : "helper")
      : lastWords(row, language),
    ...(row.last_removed === 1 && { last_removed_by_team: true as const }),
    latest_update: timeOf(row.updated_at),
    latest_receiver: event && kindOf(event) === "notice" ? viewer : idOf(row.last_receiver_id),
    read: row.read === 1,
    notification: row.unread > 0,
    unread: row.unread,
    bid_status: bid && statusInChat(bid.status),
    bid,
    agreed: row.agreed === null ? null : formatMoney(row.agreed),
    archived: row.archived === 1,
    blocked: row.blocked === 1,
    suspended: row.suspended === 1,
    blocked_by_viewer: row.blocked_by_viewer === 1,
    appointment: appointmentInChat(row.appointment),
    reviewed: row.reviewed === 1,
  };
}

export interface NamedChat {
  named: string;
  value: string | number;
}

export function namedBy(written: string): NamedChat {
  const number = /^[1-9]\d{0,14}$/.test(written);
  return number ? { named: "c.id = ?2", value: Number(written) } : { named: "c.uri = ?2", value: written };
}

function selectChat(db: Database, viewer: number, written: string): Query {
  const { named, value } = namedBy(written);
  return db.prepare(`${SELECT_CHAT} WHERE ${named} AND ${OF_VIEWER}`).bind(viewer, value);
}

export async function findChat(db: Database, viewer: number, written: string): Promise<ChatRow | null> {
  return selectChat(db, viewer, written).first<ChatRow>();
}

export async function findChatAndSent(
  db: Database,
  viewer: number,
  { written, clientId }: { written: string; clientId: string | null },
): Promise<{ chat: ChatRow | null; sent: number | null }> {
  const { named, value } = namedBy(written);
  const sent = db
    .prepare(
      `SELECT m.id FROM message m WHERE m.chat_id = (SELECT c.id FROM chat c WHERE ${named}) AND m.sender_id = ?1 AND m.client_id = ?3`,
    )
    .bind(viewer, value, clientId);
  const [chats, messages] = await db.batch<unknown>([selectChat(db, viewer, written), sent]);
  return {
    chat: (chats?.results[0] as ChatRow | undefined) ?? null,
    sent: (messages?.results[0] as { id: number } | undefined)?.id ?? null,
  };
}

interface Pair {
  one: number;
  other: number;
  job: number | null;
}

const OF_PAIR = "c.low_id = min(?2, ?3) AND c.high_id = max(?2, ?3) AND coalesce(c.job_id, 0) = coalesce(?4, 0)";

export function selectChatOfPair(db: Database, { one, other, job }: Pair): Query {
  return db.prepare(`${SELECT_CHAT} WHERE ${OF_PAIR}`).bind(one, one, other, job);
}

export function openChat(db: Database, { one, other, job }: Pair, now: number): Write {
  return db
    .prepare(
      `INSERT INTO chat (uri, job_id, low_id, high_id, created_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?5, ?5)
       ON CONFLICT DO NOTHING`,
    )
    .bind(randomToken(18), job, Math.min(one, other), Math.max(one, other), now);
}

export interface Acquaintance {
  opponent: number | null;
  offers_help: number | null;
  blocked: number;
  has_chat: number;
  status: JobStatus | null;
  owner_id: number | null;
  is_party: number;
  has_bid: number;
  gets_bid: number;
  confirmed: number;
}

export async function haveDealt(db: Database, one: number, other: number): Promise<boolean> {
  const helped = "SELECT 1 FROM helper_of_job h JOIN job j ON j.id = h.job_id WHERE";
  const found = db
    .prepare(
      `${helped} h.user_id = ?1 AND j.user_id = ?2 UNION ALL ${helped} h.user_id = ?2 AND j.user_id = ?1 LIMIT 1`,
    )
    .bind(one, other);
  return (await found.first()) !== null;
}

export async function findAcquaintance(
  db: Database,
  { viewer, opponent, job }: { viewer: number; opponent: number; job: number | null },
): Promise<Acquaintance> {
  const found = await db
    .prepare(
      `SELECT o.id AS opponent, o.active_worker AS offers_help, ${blocks("?1", "?3")} AS blocked,
         EXISTS (SELECT 1 FROM chat c WHERE ${OF_PAIR}) AS has_chat,
         j.status, j.user_id AS owner_id, ${IS_PARTY} AS is_party,
         EXISTS (SELECT 1 FROM bid b WHERE b.job_id = j.id AND b.user_id = ?1) AS has_bid,
         EXISTS (SELECT 1 FROM bid b WHERE b.job_id = j.id AND b.user_id = o.id) AS gets_bid,
         (SELECT activated FROM user WHERE id = ?1) AS confirmed
       FROM (SELECT ?2) LEFT JOIN user o ON o.id = ?3 AND (o.status = 'active'
         OR (o.status = 'suspended' AND EXISTS (SELECT 1 FROM chat c WHERE ${OF_PAIR}))) LEFT JOIN job j ON j.id = ?4`,
    )
    .bind(viewer, viewer, opponent, job)
    .first<Acquaintance>();
  return found as Acquaintance;
}

export function setArchived(
  db: Database,
  { chat, member, archived }: { chat: number; member: number; archived: boolean },
): Write {
  return db
    .prepare(
      "UPDATE chat SET low_archived = iif(low_id = ?2, ?3, low_archived), high_archived = iif(high_id = ?2, ?3, high_archived) WHERE id = ?1",
    )
    .bind(chat, member, Number(archived));
}

export const unreadChats = (user: string): string =>
  `(SELECT count(*) FROM chat c WHERE ${isOf(user)} AND ${unreadBy(user)} > 0 AND ${archivedBy(user)} = 0)`;

export function countUnread(db: Database, viewer: number): Query {
  return db.prepare(`SELECT ${unreadChats("?1")} AS n`).bind(viewer);
}
