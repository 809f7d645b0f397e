import { UserNotePage } from "~/components/admin/records/user-note-page";
import { getApi } from "~/context";
import { drawId } from "~/forms/drawn";
import { requireAdmin } from "~/middleware/admin";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/user-note";
import { actWithReason, reasonLimits } from "./act-with-reason";

export async function loader({ params, context }: Route.LoaderArgs) {
  const [viewer, person] = await Promise.all([requireAdmin(context), getApi(context).admin.user({ params })]);
  const { id, name } = person;
  const closed = viewer.id === id || person.involved ? getT(context, "admin")("involved.text") : null;
  return {
    title: getT(context, "adminRecords")("noteOn.title", { name }),
    person,
    closed,
    limits: reasonLimits(),
    drawn: drawId(viewer.id),
  };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return actWithReason(
    { request, context },
    {
      act: (body, options) => getApi(context).admin.noteUser({ params, body }, options),
      done: getT(context, "adminRecords")("noteOn.done"),
      next: `/admin/users/${params.id}`,
    },
  );
}

export const meta = liveMeta;

export default function UserNote({ loaderData, actionData }: Route.ComponentProps) {
  return <UserNotePage {...loaderData} result={actionData?.result} />;
}
