import { data } from "react-router";
import { DecisionsPage } from "~/components/reports/decisions-page";
import { getApi } from "~/context";
import { statusOfPage } from "~/domain/values/page";
import { getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import { pageIn } from "../page-in";
import { readNotifications } from "../read-notifications";
import type { Route } from "./+types/decisions";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url));
  const decisions = await getApi(context).moderation.decisions({ query: { page } });
  const shown = { title: getT(context, "reports")("decision.list"), id: Number(params.id), page, decisions };
  return data(shown, statusOfPage(page, decisions));
}

export const middleware: Route.MiddlewareFunction[] = [
  readNotifications((context) => getApi(context).notification.readAll({ body: { page: "decisions" } })),
];

export const meta = privateMeta;

export default function Decisions({ loaderData }: Route.ComponentProps) {
  return <DecisionsPage {...loaderData} />;
}
