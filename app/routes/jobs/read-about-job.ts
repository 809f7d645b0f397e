import type { MiddlewareFunction } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";
import { isAhead } from "~/domain/site/looking-ahead";
import { getViewer, setUnreadNotifications } from "~/middleware/viewer";

/** Marks what the page of a job shows as read, on GET. Runs before the loaders, so that the badge counts the rest. */
export const readAboutJob: MiddlewareFunction<Response> = async ({ request, context, params }, next) => {
  if (request.method !== "GET" || isAhead(request)) return next();
  const viewer = await optional(getViewer(context));
  if (viewer?.unread_notifications && /^\d+$/.test(params.id ?? "")) {
    const id = Number(params.id);
    const read = await optional(getApi(context).notification.readOfJob({ params: { id } }));
    if (read) setUnreadNotifications(context, read.unread);
  }
  return next();
};
