import type { MiddlewareFunction, Params, RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { isAhead } from "~/domain/site/looking-ahead";
import { getViewer, setUnreadNotifications } from "~/middleware/viewer";

type Read = (context: Readonly<RouterContextProvider>, params: Params) => Promise<{ unread: number }> | null;

/** Marks what the page shows as read, on GET. Runs before the loaders, so that the badge counts the rest. */
export const readNotifications =
  (read: Read): MiddlewareFunction<Response> =>
  async ({ request, context, params }, next) => {
    if (request.method !== "GET" || isAhead(request)) return next();
    const viewer = await optional(getViewer(context));
    const left = viewer?.unread_notifications ? await optional(read(context, params) ?? Promise.resolve(null)) : null;
    if (left) setUnreadNotifications(context, left.unread);
    return next();
  };
