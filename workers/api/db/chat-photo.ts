import type { ChatPhoto, DealPhotos, PhotoSubject, SentPhoto, UnsentPhoto } from "~/domain/chats/chat-photo";
import { MAX_CHAT_PHOTOS, MAX_UNSENT_PHOTOS, type PhotoSize } from "~/domain/jobs/image-limits";
import { type NamedChat, namedBy, OF_VIEWER } from "./chat";
import type { Database, Query, Write } from "./database";
import { dealOfPayment, lastDealOf, latestDealIn } from "./deal-of";
import { timeOf } from "./person";
import { mustHold } from "./transaction";

export interface StoredPhoto {
  small: string;
  large: string;
  width: number;
  height: number;
  alt: string | null;
}

export interface PhotoJson {
  id: number;
  chat: number;
  width: number;
  height: number;
  alt: string | null;
  sender: number;
  removed: number;
}

const IN_ORDER = "p.created_at, p.position, p.id";

const photosAs = (removed: string, where: string): string =>
  `(SELECT json_group_array(json_object('id', id, 'chat', chat_id, 'width', width, 'height', height, 'alt', alt,
     'sender', user_id, 'removed', ${removed})) FROM (SELECT p.* FROM chat_photo p WHERE ${where} ORDER BY ${IN_ORDER}))`;

export const photosJson = (where: string): string => photosAs("removed_at IS NOT NULL OR taken_at IS NOT NULL", where);

export const photosJsonForAdmin = (where: string): string => photosAs("large_key IS NULL", where);

function addressIn(folder: string, { id, chat, width, height, alt, removed }: Omit<PhotoJson, "sender">): ChatPhoto {
  const address = (size: PhotoSize) => (removed ? null : `${folder}/${id}/${size}/`);
  return { id, chat, small: address("small"), large: address("large"), width, height, alt: removed ? null : alt };
}
const photoOf = (photo: Omit<PhotoJson, "sender">) => addressIn(`/api/chat/${photo.chat}/photo`, photo);

const rowsIn = (json: string) => JSON.parse(json) as PhotoJson[];
export const chatPhotosOf = (rows: readonly PhotoJson[]): ChatPhoto[] => rows.map(photoOf);
export const photosIn = (json: string): ChatPhoto[] => chatPhotosOf(rowsIn(json));
export const photosForAdmin = (json: string): ChatPhoto[] =>
  rowsIn(json).map((photo) => addressIn("/api/admin/photo", photo));

const LEFT = "SELECT count(*) AS n FROM chat_photo WHERE chat_id = ?1 AND user_id = ?2 AND removed_at IS NULL";

export const disputePhotosForAdmin = (json: string) =>
  rowsIn(json).map((photo) => ({ ...addressIn("/api/admin/photo", photo), sender: photo.sender }));

interface PhotoOwner {
  chat: number;
  sender: number;
}

interface Sending extends PhotoOwner {
  now: number;
  about: PhotoSubject;
  /** The bid of the deal; null for photos of a message. */
  deal: number | null;
}

export async function countPhotos(db: Database, { chat, sender }: PhotoOwner): Promise<number> {
  return (await db.prepare(LEFT).bind(chat, sender).first<number>("n")) ?? 0;
}

export const mustHaveRoom = (db: Database, { chat, sender }: PhotoOwner, more: number): Write =>
  mustHold(db, `SELECT n + ?3 <= ?4 FROM (${LEFT})`, chat, sender, more, MAX_CHAT_PHOTOS);

const UNSENT_LEFT = `${LEFT} AND unsent_for IS NOT NULL`;

export async function countUnsent(db: Database, { chat, sender }: PhotoOwner): Promise<number> {
  return (await db.prepare(UNSENT_LEFT).bind(chat, sender).first<number>("n")) ?? 0;
}

export const mustHaveRoomForUnsent = (db: Database, { chat, sender }: PhotoOwner): Write =>
  mustHold(db, `SELECT n + 1 <= ?3 FROM (${UNSENT_LEFT})`, chat, sender, MAX_UNSENT_PHOTOS);

const OWN_MESSAGE = "iif(?3 = 'message', (SELECT max(id) FROM message WHERE chat_id = ?1 AND sender_id = ?2), NULL)";
const SUBJECT = "nullif(?3, 'message')";

export const insertPhotos = (
  db: Database,
  { chat, sender, now, about, deal }: Sending,
  photos: readonly StoredPhoto[],
  after = 0,
): Write[] =>
  photos.map(({ small, large, width, height, alt }, at) =>
    db
      .prepare(
        `INSERT INTO chat_photo (chat_id, user_id, message_id, about, small_key, large_key, width, height, alt, created_at, position, bid_id)
         VALUES (?1, ?2, ${OWN_MESSAGE}, ${SUBJECT}, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)`,
      )
      .bind(chat, sender, about, small, large, width, height, alt, now, after + at, deal),
  );

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

export interface PhotoRow {
  id: number;
  chat_id: number;
  user_id: number;
  message_id: number | null;
  about: Exclude<PhotoSubject, "message"> | null;
  unsent_for: PhotoSubject | null;
  bid_id: number | null;
  small_key: string;
  large_key: string;
  width: number;
  height: number;
  alt: string | null;
  created_at: number;
  removed_at: number | null;
  taken_at: number | null;
  is_gone: number;
  is_evidence?: number;
}

const DISPUTES_IN_CHAT = `chat h JOIN payment y ON y.job_id = h.job_id AND y.chat_id = h.id JOIN dispute d ON d.payment_id = y.id
  WHERE h.id = p.chat_id`;

export const DISPUTES_OF_DEAL = `${DISPUTES_IN_CHAT} AND ${dealOfPayment("y")} = p.bid_id`;

const IS_EVIDENCE = `(p.about IS NOT NULL AND EXISTS (SELECT 1 FROM ${DISPUTES_OF_DEAL} AND (d.status <> 'closed' OR d.ended = 'decided')))`;

const IS_THERE = `p.removed_at IS NULL AND p.taken_at IS NULL AND p.large_key IS NOT NULL
  AND (p.message_id IS NULL OR (SELECT m.removed FROM every_message m WHERE m.id = p.message_id) = 0)`;

export async function findPhoto(
  db: Database,
  viewer: number,
  { chat, photo }: { chat: string; photo: number },
): Promise<PhotoRow | null> {
  const { named, value }: NamedChat = namedBy(chat);
  return db
    .prepare(
      `SELECT p.*, u.status = 'deleted' AS is_gone, ${IS_EVIDENCE} AS is_evidence
       FROM chat c JOIN chat_photo p ON p.chat_id = c.id JOIN user u ON u.id = p.user_id
       WHERE ${named} AND ${OF_VIEWER} AND p.id = ?3 AND ${IS_THERE} AND (p.unsent_for IS NULL OR p.user_id = ?1)`,
    )
    .bind(viewer, value, photo)
    .first<PhotoRow>();
}

export function sentPhotoOf(row: PhotoRow): SentPhoto {
  return {
    ...photoOf({ ...row, chat: row.chat_id, removed: row.removed_at === null && row.taken_at === null ? 0 : 1 }),
    message: row.message_id,
    sender: row.is_gone ? null : row.user_id,
    create_date: timeOf(row.created_at),
    ...(row.bid_id !== null && { bid: row.bid_id }),
    ...(row.is_evidence !== undefined && { is_evidence: row.is_evidence === 1 }),
  };
}

export const unsentPhotoOf = (row: PhotoRow): UnsentPhoto => ({
  ...photoOf({ ...row, chat: row.chat_id, removed: 0 }),
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

export const dealPhotosBefore = (db: Database, user: number, before: number, take: number): Query =>
  db
    .prepare(
      `SELECT p.*, u.status = 'deleted' AS is_gone FROM chat_photo p JOIN user u ON u.id = p.user_id
       WHERE p.chat_id IN (SELECT id FROM chat WHERE low_id = ?1 UNION SELECT id FROM chat WHERE high_id = ?1)
         AND p.about IS NOT NULL AND ${IS_THERE} AND p.id < ?2 ORDER BY p.id DESC LIMIT ?3`,
    )
    .bind(user, before, take);

export const unsentPhotosBefore = (db: Database, user: number, before: number, take: number): Query =>
  db
    .prepare(
      `SELECT p.* FROM chat_photo p WHERE p.user_id = ?1 AND p.unsent_for IS NOT NULL AND p.removed_at IS NULL
       AND p.large_key IS NOT NULL AND p.id < ?2 ORDER BY p.id DESC LIMIT ?3`,
    )
    .bind(user, before, take);

export const keyOf = (row: Pick<PhotoRow, "small_key" | "large_key">, size: PhotoSize) =>
  size === "small" ? row.small_key : row.large_key;

export const mustNotBeEvidence = (db: Database, photo: number): Write =>
  mustHold(db, `NOT EXISTS (SELECT 1 FROM chat_photo p WHERE p.id = ? AND ${IS_EVIDENCE})`, photo);

/** Hidden at once; the next sweep deletes its files. */
export const removePhoto = (db: Database, photo: number, now: number): Write =>
  db.prepare("UPDATE chat_photo SET removed_at = ?2, alt = NULL WHERE id = ?1 AND removed_at IS NULL").bind(photo, now);

export const removePhotosOf = (db: Database, user: number, now: number): Write =>
  db
    .prepare("UPDATE chat_photo SET removed_at = ?2, alt = NULL WHERE user_id = ?1 AND removed_at IS NULL")
    .bind(user, now);

/** Of the latest deal of the chat without a bid. A removed photo leaves a trace: the other party may have seen it. */
export async function findDealPhotos(db: Database, chat: number, bid: number | null): Promise<DealPhotos> {
  const { results } = await db
    .prepare(
      `SELECT p.*, u.status = 'deleted' AS is_gone FROM chat_photo p JOIN user u ON u.id = p.user_id
       WHERE p.chat_id = ?1 AND p.about IS NOT NULL AND p.bid_id = coalesce(?2, ${latestDealIn("?1")}) ORDER BY ${IN_ORDER}`,
    )
    .bind(chat, bid)
    .all<PhotoRow>();
  const of = (about: PhotoSubject) => results.filter((row) => row.about === about).map(sentPhotoOf);
  return { result: of("result"), dispute: of("dispute") };
}

export const dealPhotosForAdmin = (db: Database, { chat, deal }: { chat: number | null; deal: number | null }): Query =>
  db
    .prepare(
      `SELECT ${photosJsonForAdmin("p.about = 'result' AND p.chat_id = ?1 AND p.bid_id = ?2")} AS result,
         ${photosJsonForAdmin("p.about = 'dispute' AND p.chat_id = ?1 AND p.bid_id = ?2")} AS dispute,
         ?2 IS (SELECT ${lastDealOf("h.job_id")} FROM chat h WHERE h.id = ?1) AS is_last`,
    )
    .bind(chat, deal);

const isReportedPhoto = (photo: string) =>
  `EXISTS (SELECT 1 FROM report r WHERE r.target_type = 'photo' AND r.target_id = ${photo}.id)`;

const IN_A_FILE = `(EXISTS (SELECT 1 FROM report r WHERE r.target_type = 'message'
    AND r.target_id IN (SELECT id FROM every_message WHERE chat_id = p.chat_id))
  OR ${isReportedPhoto("p")}
  OR (p.about IS NULL AND EXISTS (SELECT 1 FROM ${DISPUTES_IN_CHAT}))
  OR EXISTS (SELECT 1 FROM ${DISPUTES_OF_DEAL}))`;

export const selectReportedPhoto = (db: Database, photo: number): Query =>
  db.prepare(`SELECT ${photosJsonForAdmin("p.id = ?1")} AS photos`).bind(photo);

export const findPhotoForAdmin = (db: Database, photo: number) =>
  db
    .prepare(
      `SELECT small_key, large_key FROM chat_photo p WHERE p.id = ? AND p.large_key IS NOT NULL AND p.unsent_for IS NULL AND ${IN_A_FILE}`,
    )
    .bind(photo)
    .first<Pick<PhotoRow, "small_key" | "large_key">>();
