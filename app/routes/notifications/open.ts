import { data, redirect } from "react-router";
import { getApi } from "~/context";
import { isAhead } from "~/domain/looking-ahead";
import { returnPath } from "~/middleware/return-path";
import { requireViewer } from "~/middleware/viewer";
import type { Route } from "./+types/open";

/** Following a notification is reading it: a change on GET, as with a conversation (docs/decisions/016). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireViewer(context, request);
  if (isAhead(request)) throw data(null, { status: 503 });
  const { link } = await getApi(context).notification.read({ params: { id: params.id } });
  return redirect(returnPath(link), 303);
}

/** A page in name, so that one that is not there is answered with one. */
export default function Nothing() {
  return null;
}
