import { data, redirect } from "react-router";
import { getApi } from "~/context";
import { isAhead } from "~/domain/looking-ahead";
import { returnPath } from "~/middleware/return-path";
import { requireViewer } from "~/middleware/viewer";
import type { Route } from "./+types/open";

/** Following a notification marks it as read, on GET (docs/decisions/016). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireViewer(context, request);
  if (isAhead(request)) throw data(null, { status: 503 });
  const { link } = await getApi(context).notification.read({ params: { id: params.id } });
  return redirect(returnPath(link), 303);
}

/** Without a component, the router answers errors without a page. */
export default function Nothing() {
  return null;
}
