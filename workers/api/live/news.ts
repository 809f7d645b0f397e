import { type LiveEvent, serializeMessage } from "~/domain/chats/live";
import type { Language } from "~/domain/values/language";
import { errorFields, writeLog } from "~/domain/values/log";
import { bidInChat } from "../db/chat";
import type { EventRow } from "../db/live";
import { type MessageRow, messageOf } from "../db/message";
import { type NotificationRow, notificationOf } from "../db/notification";

interface Reader {
  id: number;
  email: string;
  language: Language;
}

const readerOf = ({ user_id: id, email, language }: EventRow): Reader | null =>
  email !== null && language !== null ? { id, email, language } : null;

function readFrame({ about, upto, blocked }: EventRow, chat: string, reader: Reader): string | null {
  const user = Number(about);
  // A blocked user must not see the other's presence.
  if (blocked === 1 && user !== reader.id) return null;
  return serializeMessage({ type: "read", chat, user, message: upto ?? 0 });
}

function frameOf(event: EventRow, reader: Reader): string | null {
  const { kind, chat, thing } = event;
  if (kind === "read") return chat && readFrame(event, chat, reader);
  if (thing === null) return null;
  if (kind === "notification") {
    const notification = notificationOf(JSON.parse(thing) as NotificationRow, reader.language);
    return serializeMessage({ type: "notification", notification });
  }
  if (chat === null) return null;
  if (kind === "message") {
    const message = messageOf(JSON.parse(thing) as MessageRow, reader, reader.language);
    return serializeMessage({ type: "message", chat, message });
  }
  const bid = bidInChat(thing);
  return bid && serializeMessage({ type: "bid", chat, bid });
}

/** An event that fails must not block later ones. */
function frameOrNothing(event: EventRow, reader: Reader): string | null {
  try {
    return frameOf(event, reader);
  } catch (error) {
    writeLog("error", { live: `no frame of a ${event.kind}`, ...errorFields(error) });
    return null;
  }
}

/** A block has no frame of its own: the counts that follow it refresh the list of messages. */
const SHOWN_KINDS: readonly EventRow["kind"][] = ["message", "read", "bid", "notification", "unread", "parted"];

function framesOf(rows: readonly EventRow[]): string[][] {
  const written = new Set<string>();
  const isShown = rows.some(({ kind }) => SHOWN_KINDS.includes(kind));
  return rows.map((row) => {
    const reader = readerOf(row);
    if (!reader) return [];
    const frame = frameOrNothing(row, reader);
    const counts = row.unread && isShown ? serializeMessage({ type: "unread", ...JSON.parse(row.unread) }) : null;
    const frames = [frame, counts].filter((one) => one !== null && !written.has(one)) as string[];
    for (const one of frames) written.add(one);
    return frames;
  });
}

export function newsOf(rows: readonly EventRow[]): LiveEvent[] {
  const frames = framesOf(rows);
  return rows.map(({ id, kind, about }, at) => ({
    id,
    frames: frames[at] ?? [],
    ...(kind === "ended" && { ended: about === null ? null : String(about) }),
    ...(kind === "parted" && { parted: Number(about) }),
  }));
}
