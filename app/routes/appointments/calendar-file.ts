import { getApi } from "~/context";
import { requireViewer } from "~/middleware/viewer";
import type { Route } from "./+types/calendar-file";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireViewer(context, request);
  const file = await getApi(context).chat.calendarFile({ params: { id: params.uri } });
  return new Response(file.body, file);
}
