import { DELETED_USER } from "~/content/people";
import { spanInWords } from "~/domain/deals/appointment-life";
import { endsJob } from "~/domain/deals/deal-end";
import type { DealEndStep } from "~/domain/deals/deal-end-step";
import type { JobStatus } from "~/domain/jobs/job-status";
import type { Reasons } from "~/domain/jobs/saved-search";
import { centsOf, formatEuros } from "~/domain/money/money";
import type { Notification, NotificationType } from "~/domain/notifications/notification";
import type { Language } from "~/domain/values/language";
import { PAGE_SIZE } from "~/domain/values/page";
import { isMarked, NOTIFICATION_KINDS } from "../notices/notification-kinds";
import { notificationText } from "../notices/notification-text";
import { reasonsIn } from "../notices/saved-search-words";
import { rowJson, selected } from "./columns";
import type { Database, Query, Write } from "./database";
import { ERASED_CATEGORY, titleIn } from "./erased-title";
import { mediaAddress, nameOf, timeOf } from "./person";
import { run } from "./transaction";
import { reasonIn } from "./verification";

export interface NotificationRow {
  id: number;
  type: NotificationType;
  data: string;
  job_id: number | null;
  job_title: string | null;
  job_status: JobStatus | null;
  erased_category: number | null;
  chat_id: number | null;
  chat_uri: string | null;
  person: string | null;
  read_at: number | null;
  created_at: number;
}

/** Text also inside another JSON: a live event packs the whole row. */
const personIn = (user: string) =>
  `CASE WHEN ${user}.status = 'active'
    THEN json_object('name', ${user}.name, 'company', ${user}.company, 'business', ${user}.business, 'image', ${user}.image_key) || '' END`;
const ASKER = `(SELECT ${personIn("u")} FROM comment q JOIN user u ON u.id = q.user_id
  WHERE q.id = json_extract(n.data, '$.comment') AND q.job_id = n.job_id)`;

const OF_ROW: Record<keyof NotificationRow, string> = {
  id: "n.id",
  type: "n.type",
  data: "n.data",
  job_id: "n.job_id",
  job_title: "j.title",
  job_status: "j.status",
  erased_category: ERASED_CATEGORY,
  chat_id: "n.chat_id",
  chat_uri: "c.uri",
  person: `CASE WHEN n.type = 'comment' THEN ${ASKER} ELSE ${personIn("p")} END`,
  read_at: "n.read_at",
  created_at: "n.created_at",
};

export const NOTIFICATION_COLUMNS = selected(OF_ROW);

const JOINED = `LEFT JOIN job j ON j.id = n.job_id LEFT JOIN chat c ON c.id = n.chat_id
  LEFT JOIN user p ON p.id = iif(c.low_id = n.user_id, c.high_id, c.low_id)`;

export const FROM_NOTIFICATION = `FROM notification n ${JOINED}`;

const SELECT = `SELECT ${NOTIFICATION_COLUMNS} ${FROM_NOTIFICATION}`;

/** Older rows have fewer facts. */
type Data = Record<string, string | number | undefined>;

function linkOf(row: NotificationRow, { payment, step }: Data): string {
  // The page of a deleted job is gone; the conversation stays.
  const isGone = step === "expired" || endsJob(step as DealEndStep);
  const link =
    isGone && (row.type === "bid_rejected" || row.type === "deal_ended") ? "chat" : NOTIFICATION_KINDS[row.type].link;
  if (row.type === "job_changed" && step === "reopened" && row.job_status === "open") return `/task/${row.job_id}/bod`;
  if (link === "dispute" && payment !== undefined) return `/payment/${payment}/geschil`;
  if (link === "stop" && row.job_id !== null) return `/task/${row.job_id}/samen-stoppen`;
  if (link === "receipt" && payment !== undefined) return `/wallet/betaling/${payment}`;
  if (link === "settings") return "/profile/settings";
  if (link === "contact") return "/contact";
  if (link === "oversight") return "/meldingen";
  if (link === "decisions") return "/profile/decisions";
  if (link === "wallet") return "/wallet";
  if (link === "tax_data") return "/wallet/belasting";
  if (link === "questions" && row.job_id !== null) return `/task/${row.job_id}#vragen`;
  if (link === "reviews" && row.job_id !== null) return `/task/${row.job_id}#beoordelingen`;
  if (link === "review_form" && row.job_id !== null) return `/task/${row.job_id}/beoordelen`;
  if (row.chat_uri && (link === "chat" || link === "dispute" || row.job_id === null))
    return `/messages/${row.chat_uri}`;
  return row.job_id === null ? "/profile/notifications" : `/task/${row.job_id}`;
}

function personOf({ type, person }: NotificationRow): Notification["person"] {
  if (person === null || !isMarked(type, "of_person")) return null;
  const card = JSON.parse(person) as { name: string; company: string | null; business: number; image: string | null };
  const name = nameOf({ ...card, business: card.business === 1 }, false);
  return { name, image: card.image && mediaAddress(card.image) };
}

function titleOf({ job_title, erased_category }: NotificationRow, data: Data, language: Language): string {
  const title = String(data.job_title ?? job_title ?? "");
  const isErased = erased_category !== null;
  return titleIn(language, { title, category: erased_category ?? 0, isErased });
}

/** The name of a deleted account is erased from the notifications of others. */
const erasedNameIn = ({ chat_id, person }: NotificationRow, { name }: Data, language: Language) =>
  name === undefined && chat_id !== null && person === null ? { name: DELETED_USER[language] } : null;

export function notificationOf(row: NotificationRow, language: Language): Notification {
  const data = JSON.parse(row.data) as Data;
  const title = titleOf(row, data, language);
  const isClosed = row.job_id !== null && row.job_status !== "open";
  const person = personOf(row);
  const erased = erasedNameIn(row, data, language);
  const facts = {
    data: { ...data, ...erased, job_title: title, ...(isClosed && { closed: 1 }) },
    title,
    name: String(erased?.name ?? data.name ?? (row.type === "comment" ? person?.name : "") ?? ""),
    reasons: data.why === undefined ? "" : reasonsIn(language, JSON.parse(String(data.why)) as Reasons),
    amount: data.amount === undefined ? "" : formatEuros(centsOf(String(data.amount)), language),
    again: data.reminder === 1,
    bids: Number(data.bids ?? 1),
    step: String(data.step ?? ""),
    message: String(data.message ?? ""),
    rejection: data.why_rejected === undefined ? "" : (reasonIn(language, String(data.why_rejected)) ?? ""),
    span: data.starts_at === undefined ? "" : spanInWords(Number(data.starts_at), Number(data.ends_at), language),
  };
  return {
    id: row.id,
    type: row.type,
    ...notificationText(row.type, facts, language),
    link: linkOf(row, data),
    job: row.job_id,
    chat: row.chat_id,
    person,
    read: row.read_at !== null,
    created_at: timeOf(row.created_at),
  };
}

export const notificationJson = (where: string): string =>
  `(SELECT ${rowJson(OF_ROW)} ${FROM_NOTIFICATION} WHERE ${where})`;

/** Read and unread notifications have separate indexes. */
export const notificationsOf = (whose: string, more = ""): string =>
  ["IS NULL", "IS NOT NULL"]
    .map((read) => `SELECT id FROM notification WHERE user_id ${whose} AND read_at ${read} ${more}`)
    .join(" UNION ALL ");

const selectNewest = (page: string, more = "") =>
  `SELECT ${NOTIFICATION_COLUMNS} FROM (${notificationsOf("= ?1", more)} ORDER BY id DESC ${page}) own
   JOIN notification n ON n.id = own.id ${JOINED} ORDER BY n.id DESC`;

export const unreadNotifications = (user: string): string =>
  `(SELECT count(*) FROM notification n WHERE n.user_id = ${user} AND n.read_at IS NULL)`;

export function notificationsBefore(db: Database, user: number, before: number, take: number): Query {
  return db.prepare(selectNewest("LIMIT ?3", "AND id < ?2")).bind(user, before, take);
}

export async function listNotifications(
  db: Database,
  user: number,
  page: number,
  language: Language,
): Promise<{ count: number; unread: number; results: Notification[] }> {
  const [counts, rows] = await db.batch([
    db
      .prepare(
        `SELECT (SELECT count(*) FROM (${notificationsOf("= ?1")})) AS count, ${unreadNotifications("?1")} AS unread`,
      )
      .bind(user),
    db.prepare(selectNewest("LIMIT ?2 OFFSET ?3")).bind(user, PAGE_SIZE, (page - 1) * PAGE_SIZE),
  ]);
  const { count = 0, unread = 0 } = (counts?.results[0] ?? {}) as { count?: number; unread?: number };
  return {
    count,
    unread,
    results: ((rows?.results ?? []) as NotificationRow[]).map((row) => notificationOf(row, language)),
  };
}

export const unreadProposal = (db: Database, user: number, chat: number): Promise<number | null> =>
  db
    .prepare(
      `SELECT id FROM notification WHERE user_id = ? AND chat_id = ? AND type = 'appointment' AND read_at IS NULL
         AND json_extract(data, '$.step') = 'proposed' ORDER BY id DESC LIMIT 1`,
    )
    .bind(user, chat)
    .first<number>("id");

export const unreadRequest = (db: Database, user: number, payment: number): Promise<number | null> =>
  db
    .prepare(
      `SELECT id FROM notification WHERE user_id = ? AND type = 'payment_request' AND read_at IS NULL
         AND json_extract(data, '$.payment') = ? ORDER BY id DESC LIMIT 1`,
    )
    .bind(user, payment)
    .first<number>("id");

export async function requestsNotifiedSince(db: Database, user: number, chat: number, since: number): Promise<number> {
  const notified = db.prepare(
    "SELECT count(*) AS n FROM notification WHERE user_id = ? AND chat_id = ? AND type = 'payment_request' AND created_at > ?",
  );
  return (await notified.bind(user, chat, since).first<number>("n")) ?? 0;
}

export const updateNotification = (db: Database, id: number, data: Record<string, string | number>): Write =>
  db.prepare("UPDATE notification SET data = ? WHERE id = ?").bind(JSON.stringify(data), id);

export async function readNotification(
  db: Database,
  user: number,
  id: number,
  now: number,
  language: Language,
): Promise<Notification | null> {
  const [, found] = await run(
    db,
    db
      .prepare("UPDATE notification SET read_at = ? WHERE id = ? AND user_id = ? AND read_at IS NULL")
      .bind(now, id, user),
    db.prepare(`${SELECT} WHERE n.id = ? AND n.user_id = ?`).bind(id, user),
  );
  const row = found?.results[0] as NotificationRow | undefined;
  return row ? notificationOf(row, language) : null;
}

export const countUnreadNotifications = (db: Database, user: number): Query =>
  db.prepare(`SELECT ${unreadNotifications("?1")} AS n`).bind(user);
