import { data } from "react-router";
import { isRefused } from "~/api/error";
import { getApi, getStyles, openLive } from "~/context";
import { getLocale } from "~/middleware/locale";
import { getViewer } from "~/middleware/viewer";
import type { Route } from "./+types/stream";
import { type StreamTexts, streamTexts } from "./stream-texts";
import { streamedConversation } from "./streamed-conversation";

const readAfter = (query: URLSearchParams) =>
  /^\d{1,15}$/.test(query.get("after") ?? "") ? Number(query.get("after")) : 0;

/** Who would compress it on the way would hold it back until there is enough. */
const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Encoding": "identity",
  "Cache-Control": "private, no-store, no-transform",
};

const ended = ({ opening, ended: line, closing }: StreamTexts, status: number) =>
  new Response(opening + line + closing, { status, headers: HEADERS });

/** What is said in a conversation after a message, and from now on (docs/decisions/016). */
export async function loader({ request, context, params: { uri } }: Route.LoaderArgs) {
  const language = getLocale(context);
  const viewer = (await getViewer(context))?.id ?? 0;
  const texts = streamTexts({ uri, viewer, language, styles: getStyles(context) });
  if (!viewer) return ended(texts, 401);
  const chat = await getApi(context)
    .chat.find({ params: { id: uri } })
    .catch((error: unknown) => {
      throw isRefused(error, 404) ? data(null, { status: 404 }) : error;
    });
  if (request.method === "HEAD") return new Response(null, { headers: HEADERS });
  const line = await openLive(context, language);
  if (!line) return ended(texts, 503);
  const { socket, api } = line;
  const params = { id: chat.uri };
  const stream = streamedConversation({
    socket,
    chat: chat.uri,
    viewer,
    after: readAfter(new URL(request.url).searchParams),
    missed: (after) => api.chat.messages({ params, query: { after } }),
    markRead: (message) => api.chat.read({ params, body: { message } }),
    texts,
  });
  return new Response(stream, { headers: HEADERS });
}
