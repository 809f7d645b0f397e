import { env } from "cloudflare:workers";
import { aJpeg } from "../pictures";
import type { Person } from "./client";
import { aBid, accepted, neighbours } from "./world";

type SentFile = [BlobPart, string];

export const PHOTO: SentFile = [aJpeg(), "tuin.jpg"];
export const NOT_FOUND = { status: 404, body: { code: "not_found" } };

/** Two neighbours with a deal, and the path of their chat. */
export async function chattingNeighbours() {
  const { placer, helper, job } = await neighbours();
  const bid: { id: number; chat_uri: string; chat: { id: number } } = await aBid(helper, job, "60.00");
  await accepted(placer, bid.id);
  return { placer, helper, job, bid, path: `/api/chat/${bid.chat_uri}/` };
}

type Fields = Record<string, string | readonly string[] | undefined>;

export function formOf(fields: Fields, files: readonly SentFile[] = [], name = "images"): FormData {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) for (const one of [value ?? []].flat()) body.append(field, one);
  for (const [bytes, file] of files) body.append(name, new File([bytes], file));
  return body;
}

export const messagesIn = async (path: string, person: Person) =>
  (await person.api("GET", `${path}message/`)).body.results;

export const storedFiles = async () => (await env.MEDIA.list({ prefix: "private/" })).objects.length;

interface Rows {
  chat: number;
  user: number;
  count: number;
  unsentFor?: string;
}

export const insertPhotos = ({ chat, user, count, unsentFor }: Rows) =>
  env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO chat_photo (chat_id, user_id, width, height, created_at, unsent_for, small_key, large_key)
     SELECT ?1, ?3, 1, 1, 0, ?4, 'small', 'large' FROM n`,
  )
    .bind(chat, count, user, unsentFor ?? null)
    .run();
