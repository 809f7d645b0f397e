import type { Said } from "~/domain/admin/case-files";
import { type ChatEvent, kindOf } from "~/domain/chats/chat-event";
import { formatMoney } from "~/domain/money/money";
import type { Language } from "~/domain/values/language";
import { chatEventText } from "../notices/chat-lines";
import { photosForAdmin, photosJsonForAdmin } from "./chat-photo";
import type { Database, Query } from "./database";
import { cardOf, personJson, timeOf } from "./person";

export interface SaidRow {
  id: number;
  sender_id: number | null;
  sender: string | null;
  message: string;
  created_at: number;
  event: string | null;
  photos: string;
  bid: number | null;
}

const SELECT_SAID = `SELECT m.id, m.sender_id, ${personJson("u")} AS sender, m.created_at, m.event,
    coalesce((SELECT json_extract(t.content, '$.message') FROM taken t WHERE t.target_type = 'message' AND t.target_id = m.id), m.message) AS message,
    ${photosJsonForAdmin("p.message_id = m.id")} AS photos,
    (SELECT b.amount FROM bid b WHERE b.id = m.bid_id) AS bid
  FROM every_message m LEFT JOIN user u ON u.id = m.sender_id`;

export function saidOf(row: SaidRow, language: Language, reported?: number): Said {
  const event = row.event === null ? null : (JSON.parse(row.event) as ChatEvent);
  return {
    id: row.id,
    sender: cardOf(row.sender, row.sender_id, language),
    message: event ? chatEventText(event, language) : row.message,
    created_at: timeOf(row.created_at),
    photos: photosForAdmin(row.photos),
    bid: row.bid === null ? null : formatMoney(row.bid),
    reported: row.id === reported,
    notice: event !== null && kindOf(event) === "notice",
  };
}

export const countSaid = (db: Database, chat: number | null): Query =>
  db.prepare("SELECT count(*) AS n FROM every_message WHERE chat_id = ?").bind(chat);

export const selectSaid = (db: Database, admin: number, chat: number | null, take: number): Query =>
  db.prepare(`${SELECT_SAID} WHERE m.chat_id = ?2 ORDER BY m.id DESC LIMIT ${take}`).bind(admin, chat);

const BEFORE = 6;
const AFTER = 4;

const AROUND = `SELECT id FROM (SELECT n.id FROM every_message n JOIN every_message o ON o.id = ?2 AND n.chat_id = o.chat_id AND n.id <= o.id
    ORDER BY n.id DESC LIMIT ${BEFORE + 1})
  UNION SELECT id FROM (SELECT n.id FROM every_message n JOIN every_message o ON o.id = ?2 AND n.chat_id = o.chat_id AND n.id > o.id
    ORDER BY n.id LIMIT ${AFTER})`;

export const selectSaidAround = (db: Database, admin: number, message: number): Query =>
  db.prepare(`${SELECT_SAID} WHERE m.id IN (${AROUND}) ORDER BY m.id`).bind(admin, message);
