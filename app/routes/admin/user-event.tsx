import { data } from "react-router";
import { pageSentenceOf } from "~/api/messages";
import { UserEventPage } from "~/components/admin/records/user-event-page";
import { getApi } from "~/context";
import { ACCOUNT_EVENTS, type AccountEvent, accountEvents } from "~/domain/account-life";
import { requireAdmin } from "~/middleware/admin";
import { getLocale, getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/user-event";
import { actWithReason, reasonLimits } from "./act-with-reason";

function eventOf(word: string): AccountEvent {
  const event = ACCOUNT_EVENTS.find((one) => one === word);
  if (!event) throw data(null, { status: 404 });
  return event;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const event = eventOf(params.event);
  const [viewer, person] = await Promise.all([requireAdmin(context), getApi(context).admin.user({ params })]);
  const isSelf = viewer.id === person.id;
  const late = accountEvents(person.status).includes(event) ? null : pageSentenceOf("transition", getLocale(context));
  const closed = isSelf ? getT(context, "admin")("involved.text") : late;
  const title = getT(context, "adminRecords")(`${event}.title`, { name: person.name });
  return { title, event, person, closed, limits: reasonLimits(), back: `/admin/users/${params.id}` };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const event = eventOf(params.event);
  const { admin } = getApi(context);
  const { name } = await admin.user({ params });
  const call = { suspend: admin.suspend, restore: admin.restore, delete: admin.removeUser }[event];
  return actWithReason(
    { request, context },
    {
      act: (body) => call({ params, body }),
      done: getT(context, "adminRecords")(`${event}.done`, { name }),
      next: `/admin/users/${params.id}`,
    },
  );
}

export const meta = liveMeta;

export default function UserEvent({ loaderData, actionData }: Route.ComponentProps) {
  return <UserEventPage {...loaderData} result={actionData?.result} />;
}
