import { data, redirect } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";
import { isAhead } from "~/domain/site/looking-ahead";
import { returnPath } from "~/middleware/return-path";
import { requireViewer } from "~/middleware/viewer";
import type { Route } from "./+types/open";

/** Following a notification marks it as read, on GET (docs/decisions/016). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireViewer(context, request);
  if (isAhead(request)) throw data(null, { status: 503 });
  // A push can outlive its notification, or be for another account of this browser.
  const notification = await optional(getApi(context).notification.read({ params: { id: params.id } }));
  return redirect(notification ? returnPath(notification.link) : "/notifications", 303);
}

export { NoPage as default } from "../no-page";
