import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { getApi } from "~/context";
import { type Chat, messageFields } from "~/domain/chat";
import { MAX_SENT_IMAGES } from "~/domain/image-limits";
import { readFields } from "~/forms/read-fields";
import { isForData, pageUrl } from "~/middleware/page-url";
import { getViewer, loginFor, setUnread } from "~/middleware/viewer";
import { requireLogin } from "../unsent";

const openChatContext = createContext<Chat>();

/** The conversation of this page, with what was unread in it when it was opened. */
export const getOpenChat = (context: Readonly<RouterContextProvider>) => context.get(openChatContext);

/** A browser that fetches ahead shows nothing to anyone yet; a live page says itself what is looked at. */
const isLookedAt = (request: Request) =>
  !/prefetch|prerender/.test(`${request.headers.get("Sec-Purpose")} ${request.headers.get("Purpose")}`) &&
  !isForData(request);

/**
 * Looking at a conversation is reading it: a change on GET, on purpose, as mail programs do it. It comes before the loaders
 * of the page, so that the badges on it count what is left.
 */
export const openChat: MiddlewareFunction<Response> = async ({ request, context, params }, next) => {
  const uri = params.uri ?? "";
  if (!(await getViewer(context))) {
    if (request.method === "POST") {
      await requireLogin(context, request, {
        sent: await readFields(request, { files: MAX_SENT_IMAGES }),
        schema: messageFields,
      });
    }
    throw redirect(loginFor(request), 303);
  }
  const chat = await getApi(context).chat.find({ params: { id: uri } });
  const url = pageUrl(request);
  if (chat.uri !== uri && request.method === "GET") throw redirect(`/messages/${chat.uri}${url.search}`, 302);
  (context as RouterContextProvider).set(openChatContext, chat);
  if (request.method === "GET" && chat.unread > 0 && isLookedAt(request)) {
    const { unread } = await getApi(context).chat.read({ params: { id: chat.uri }, body: {} });
    setUnread(context, unread);
  }
  return next();
};
