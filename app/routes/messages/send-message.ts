import type { RouterContextProvider } from "react-router";
import { getApi } from "~/context";
import { MAX_CLIENT_ID_LENGTH } from "~/domain/chats/chat-photo";
import { storedText } from "~/domain/values/characters";
import { onceKey } from "../once";

interface Written {
  message?: string | null;
  client_id?: string | null;
  photos: number[];
  images: File[];
  alts: string[];
}

/** The key includes the photos: both posts of one form have the same ones. */
async function idOf({ client_id, photos, images }: Written): Promise<string | null | undefined> {
  if (!client_id || photos.length + images.length === 0) return client_id;
  const files = images.map(({ name, type, size }) => [name, type, size]);
  const key = await onceKey(client_id, [...photos, ...files]);
  return key.slice(0, MAX_CLIENT_ID_LENGTH);
}

/** A page from the browser's history has the id of a sent message: other text with that id is a new message. */
export async function sendMessage(
  context: Readonly<RouterContextProvider>,
  uri: string,
  written: Written,
): Promise<void> {
  const { message, photos, images, alts } = written;
  const send = (id: string | null | undefined) =>
    getApi(context).chat.send({ params: { id: uri }, body: { message, client_id: id, photos, images, alts } });
  const sent = await send(await idOf(written));
  if (sent.message !== storedText(message ?? "")) await send(crypto.randomUUID());
}
