import { data } from "react-router";
import { pageSentenceOf } from "~/api/messages";
import { UserEventPage } from "~/components/admin/records/user-event-page";
import { getApi } from "~/context";
import { ACCOUNT_EVENTS, type AccountEvent, accountEvents } from "~/domain/accounts/account-life";
import { requireAdmin } from "~/middleware/admin";
import { getLocale, getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/user-event";
import { actWithReason, actWithStatement, reasonLimits, statementLimits } from "./act-with-reason";
import { showsWhatChanged } from "./shows-what-changed";
import { teamStatement } from "./team-statement";

function eventOf(word: string): AccountEvent {
  const event = ACCOUNT_EVENTS.find((one) => one === word);
  if (!event) throw data(null, { status: 404 });
  return event;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const event = eventOf(params.event);
  const [viewer, person] = await Promise.all([requireAdmin(context), getApi(context).admin.user({ params })]);
  const isParty = viewer.id === person.id || person.involved;
  const late = accountEvents(person.status).includes(event) ? null : pageSentenceOf("transition", getLocale(context));
  const closed = isParty ? getT(context, "admin")("involved.text") : late;
  const title = getT(context, "adminRecords")(`${event}.title`, { name: person.name });
  const suspends = event === "suspend";
  const pageAddress = `/admin/users/${params.id}/suspend`;
  const of = { pageAddress, action: "suspend", person, target_type: "user", title: null } as const;
  const statement = suspends ? await teamStatement(context, new URL(request.url), of) : null;
  const limits = suspends ? statementLimits() : reasonLimits();
  return { title, event, person, closed, limits, statement, back: `/admin/users/${params.id}` };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const event = eventOf(params.event);
  const { admin } = getApi(context);
  const viewer = await requireAdmin(context);
  const { id, name, status } = await admin.user({ params });
  const args = { request, context };
  const end = {
    done: getT(context, "adminRecords")(`${event}.done`, { name }),
    next: `/admin/users/${params.id}`,
    // The API does it again without harm, but does not keep the second reason.
    late: async ({ reason }: { reason: string }) => {
      if (accountEvents(status).includes(event)) return null;
      const { results } = await admin.audit({ query: { target_type: "user", target_id: id } });
      const last = results.find(({ action }) => ACCOUNT_EVENTS.some((one) => one === action));
      const isOwn = last?.action === event && last.admin.id === viewer.id && last.reason === reason.trim();
      return isOwn ? null : pageSentenceOf("transition", getLocale(context));
    },
  };
  if (event === "suspend") return actWithStatement(args, { ...end, act: (body) => admin.suspend({ params, body }) });
  const call = { restore: admin.restore, delete: admin.removeUser }[event];
  return actWithReason(args, { ...end, act: (body) => call({ params, body }) });
}

export const meta = liveMeta;
export const shouldRevalidate = showsWhatChanged;

export default function UserEvent({ loaderData, actionData }: Route.ComponentProps) {
  return <UserEventPage {...loaderData} result={actionData?.result} />;
}
