import type { Said } from "~/domain/desk";
import type { Language } from "~/domain/language";
import { photosForDesk, photosJsonForDesk } from "./chat-photo";
import { cardOf, personJson, timeOf } from "./person";

export interface SaidRow {
  id: number;
  sender_id: number | null;
  sender: string | null;
  message: string;
  created_at: number;
  photos: string;
}

export const SELECT_SAID = `SELECT m.id, m.sender_id, ${personJson("u")} AS sender, m.created_at,
    coalesce((SELECT json_extract(t.content, '$.message') FROM taken t WHERE t.target_type = 'message' AND t.target_id = m.id), m.message) AS message,
    ${photosJsonForDesk("p.message_id = m.id")} AS photos
  FROM every_message m LEFT JOIN user u ON u.id = m.sender_id`;

export const saidOf = (row: SaidRow, language: Language, reported?: number): Said => ({
  id: row.id,
  sender: cardOf(row.sender, row.sender_id, language),
  message: row.message,
  created_at: timeOf(row.created_at),
  photos: photosForDesk(row.photos),
  reported: row.id === reported,
});
