import type { UnsentPhoto } from "~/domain/chats/chat-photo";
import { MAX_UNSENT_PHOTOS } from "~/domain/jobs/image-limits";
import {
  OWN_MESSAGE,
  PHOTOS_LEFT,
  type PhotoOwner,
  type PhotoRow,
  photoOf,
  type Sending,
  type StoredPhoto,
  SUBJECT,
} from "./chat-photo";
import type { Database, Query, Write } from "./database";
import { timeOf } from "./person";
import { mustHold } from "./transaction";

const UNSENT_LEFT = `${PHOTOS_LEFT} AND unsent_for IS NOT NULL`;

export async function countUnsent(db: Database, { chat, sender }: PhotoOwner): Promise<number> {
  return (await db.prepare(UNSENT_LEFT).bind(chat, sender).first<number>("n")) ?? 0;
}

export const mustHaveRoomForUnsent = (db: Database, { chat, sender }: PhotoOwner): Write =>
  mustHold(db, `SELECT n + 1 <= ?3 FROM (${UNSENT_LEFT})`, chat, sender, MAX_UNSENT_PHOTOS);

export const insertUnsent = (
  db: Database,
  { chat, sender, now, about, clientId }: Omit<Sending, "deal"> & { clientId: string | null },
  { small, large, width, height, alt }: StoredPhoto,
): Write =>
  db
    .prepare(
      `INSERT INTO chat_photo (chat_id, user_id, unsent_for, small_key, large_key, width, height, alt, created_at, client_id)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) RETURNING *`,
    )
    .bind(chat, sender, about, small, large, width, height, alt, now, clientId);

const CLAIMED = `chat_id = ?1 AND user_id = ?2 AND unsent_for = ?3 AND removed_at IS NULL
  AND id IN (SELECT value FROM json_each(?4))`;

export async function countClaimed(
  db: Database,
  { chat, sender, about }: Pick<Sending, "chat" | "sender" | "about">,
  ids: readonly number[],
): Promise<number> {
  const query = db.prepare(`SELECT count(*) AS n FROM chat_photo WHERE ${CLAIMED}`);
  return (await query.bind(chat, sender, about, JSON.stringify(ids)).first<number>("n")) ?? 0;
}

/** A missing alt text keeps the one of the upload. `ConflictError` if a photo was sent, removed or swept meanwhile. */
export function claimPhotos(
  db: Database,
  { chat, sender, now, about, deal }: Sending,
  ids: readonly number[],
  alts: readonly (string | null | undefined)[],
): Write[] {
  if (ids.length === 0) return [];
  const ofIds = JSON.stringify(ids);
  const newAlts = JSON.stringify(ids.map((_, at) => (alts[at] === undefined ? false : alts[at])));
  return [
    db
      .prepare(
        `UPDATE chat_photo SET unsent_for = NULL, message_id = ${OWN_MESSAGE}, about = ${SUBJECT}, created_at = ?5, bid_id = ?7,
               (position, alt) = (SELECT i.key, iif(a.type = 'false', chat_photo.alt, a.value)
                 FROM json_each(?4) i JOIN json_each(?6) a ON a.key = i.key WHERE i.value = chat_photo.id)
             WHERE ${CLAIMED}`,
      )
      .bind(chat, sender, about, ofIds, now, newAlts, deal),
    mustHold(db, "changes() = ?", ids.length),
  ];
}

export const unsentPhotoOf = (row: PhotoRow): UnsentPhoto => ({
  ...photoOf({ ...row, chat: row.chat_id, removed: 0, taken: 0 }),
  about: row.unsent_for ?? row.about ?? "message",
  create_date: timeOf(row.created_at),
});

export const unsentPhotos = async (db: Database, { chat, sender }: PhotoOwner): Promise<UnsentPhoto[]> => {
  const { results } = await db
    .prepare(
      `SELECT * FROM chat_photo WHERE chat_id = ?1 AND user_id = ?2 AND unsent_for IS NOT NULL AND removed_at IS NULL
       ORDER BY id`,
    )
    .bind(chat, sender)
    .all<PhotoRow>();
  return results.map(unsentPhotoOf);
};

export const findUploaded = async (
  db: Database,
  { chat, sender }: PhotoOwner,
  clientId: string,
): Promise<UnsentPhoto | null> => {
  const query = db.prepare(
    "SELECT * FROM chat_photo WHERE chat_id = ?1 AND user_id = ?2 AND client_id = ?3 AND removed_at IS NULL",
  );
  const row = await query.bind(chat, sender, clientId).first<PhotoRow>();
  return row && unsentPhotoOf(row);
};

export const uploadedIn = (row: unknown): UnsentPhoto => unsentPhotoOf(row as PhotoRow);

export const unsentPhotosBefore = (db: Database, user: number, before: number, take: number): Query =>
  db
    .prepare(
      `SELECT p.* FROM chat_photo p WHERE p.user_id = ?1 AND p.unsent_for IS NOT NULL AND p.removed_at IS NULL
       AND p.large_key IS NOT NULL AND p.id < ?2 ORDER BY p.id DESC LIMIT ?3`,
    )
    .bind(user, before, take);
