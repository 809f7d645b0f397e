import { data, type RouterContextProvider } from "react-router";
import { isRefused } from "~/api/error";
import { getApi, getStyles, type LiveLine, openLive } from "~/context";
import type { Chat, Message } from "~/domain/chats/chat";
import { getLocale } from "~/middleware/locale";
import { getViewer } from "~/middleware/viewer";
import type { Route } from "./+types/stream";
import { type StreamTexts, streamTexts } from "./stream-texts";
import { type Source, streamedConversation } from "./streamed-conversation";

/** Seconds until the frame reloads: faster in an active conversation. */
const REFRESH = { talking: 5, quiet: 10, failed: 30 };
const TALKING_MS = 10 * 60_000;

const readAfter = (query: URLSearchParams) =>
  /^\d{1,15}$/.test(query.get("after") ?? "") ? Number(query.get("after")) : 0;

const HEADERS = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-store" };
/** Compression by a proxy would buffer the stream. */
const STREAM_HEADERS = {
  ...HEADERS,
  "Content-Encoding": "identity",
  "Cache-Control": "private, no-store, no-transform",
};

const whole = (html: string, status: number, refresh?: number) =>
  new Response(html, { status, headers: refresh ? { ...HEADERS, Refresh: String(refresh) } : HEADERS });

/**
 * The answer is complete, so that the page finishes loading, and the browser requests it again after some seconds. With
 * `?live=true` it stays open and streams (docs/decisions/093).
 */
export async function loader({ request, context, params: { uri } }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const after = readAfter(query);
  const isLive = query.get("live") === "true";
  const language = getLocale(context);
  const viewer = (await getViewer(context))?.id ?? 0;
  const texts = streamTexts({ uri, after, isLive, viewer, language, styles: getStyles(context) });
  const { opening, ended, closing } = texts;
  if (!viewer) return whole(opening + ended + closing, 401);
  try {
    const chat = await getApi(context).chat.find({ params: { id: uri } });
    if (request.method === "HEAD") return new Response(null, { headers: isLive ? STREAM_HEADERS : HEADERS });
    if (!isLive) return await newMessages(context, chat, after, texts);
    const line = await openLive(context, language);
    if (!line) return whole(opening + ended + closing, 503);
    return new Response(streamOf(line, { chat: chat.uri, viewer, after, texts }), { headers: STREAM_HEADERS });
  } catch (error) {
    if (isRefused(error, 404)) throw data(null, { status: 404 });
    if (isLive) throw error;
    return whole(opening + closing, 503, REFRESH.failed);
  }
}

async function newMessages(
  context: Readonly<RouterContextProvider>,
  chat: Chat,
  after: number,
  { opening, line, closing }: StreamTexts,
) {
  const params = { id: chat.uri };
  const api = getApi(context).chat;
  const messages: Message[] = [];
  for (let more = true; more; ) {
    const { count, results } = await api.messages({ params, query: { after: messages.at(-1)?.id ?? after } });
    messages.push(...results);
    more = count > results.length && results.length > 0;
  }
  const last = messages.at(-1);
  if (last && chat.unread > 0) await api.read({ params, body: { message: last.id } });
  const lines = messages.map((message, at) => line(message, messages[at - 1] ?? null)).join("");
  const isTalking = Date.now() - Date.parse(last?.create_date ?? chat.latest_update) < TALKING_MS;
  return whole(opening + lines + closing, 200, isTalking ? REFRESH.talking : REFRESH.quiet);
}

function streamOf({ socket, api }: LiveLine, given: Pick<Source, "chat" | "viewer" | "after" | "texts">) {
  const params = { id: given.chat };
  return streamedConversation({
    ...given,
    socket,
    missed: (after) => api.chat.messages({ params, query: { after } }),
    markRead: (message) => api.chat.read({ params, body: { message } }),
  });
}
