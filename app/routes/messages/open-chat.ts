import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { getApi } from "~/context";
import type { Chat } from "~/domain/chats/chat";
import { MAX_SENT_IMAGES } from "~/domain/jobs/image-limits";
import { isAhead } from "~/domain/site/looking-ahead";
import { readFields } from "~/forms/read-fields";
import { isForData, pageUrl } from "~/middleware/page-url";
import { getViewer, loginFor, requireViewer, setUnread, setUnreadNotifications } from "~/middleware/viewer";
import { requireLogin } from "../saved-form";
import { photosIn } from "../sent-photos";

const openChatContext = createContext<Chat>();

export const getOpenChat = (context: Readonly<RouterContextProvider>) => context.get(openChatContext);

/** A prefetch shows nothing yet, and a live page marks messages as read itself. */
const isLookedAt = (request: Request) => !isAhead(request) && !isForData(request);

/**
 * Marks a conversation as read, on GET, as mail clients do. Runs before the loaders, so that the badges count the rest.
 */
export const openChat: MiddlewareFunction<Response> = async ({ request, context, params }, next) => {
  const uri = params.uri ?? "";
  if (!(await getViewer(context))) {
    if (request.method === "POST") {
      const formData = await readFields(request, { files: MAX_SENT_IMAGES });
      const { images } = photosIn(formData).body;
      await requireLogin(context, request, { formData, images });
    }
    throw redirect(loginFor(request), 303);
  }
  const chat = await getApi(context).chat.find({ params: { id: uri } });
  const url = pageUrl(request);
  if (chat.uri !== uri && request.method === "GET") throw redirect(`/messages/${chat.uri}${url.search}`, 302);
  (context as RouterContextProvider).set(openChatContext, chat);
  if (request.method === "GET" && isLookedAt(request)) {
    const viewer = await requireViewer(context, request);
    if (chat.unread > 0 || viewer.unread_notifications) {
      const { unread, notifications } = await getApi(context).chat.read({ params: { id: chat.uri }, body: {} });
      setUnread(context, unread);
      if (notifications !== undefined) setUnreadNotifications(context, notifications);
    }
  }
  return next();
};
