import { redirect } from "react-router";
import { type NotificationList, NotificationsPage } from "~/components/notifications/notifications-page";
import { getApi } from "~/context";
import { browserApi } from "~/live/api";
import { useFreshList } from "~/live/use-fresh-list";
import { useNow } from "~/live/use-now";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { pageUrl } from "~/middleware/page-url";
import { requireViewer } from "~/middleware/viewer";
import { firstWayOf } from "../first-way";
import { liveMeta } from "../head";
import type { Route } from "./+types/notifications";

const pageIn = (query: URLSearchParams) => Math.max(1, Math.floor(Number(query.get("page"))) || 1);

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const page = pageIn(pageUrl(request).searchParams);
  const { count, unread, results } = await getApi(context).notification.list({ query: { page } });
  return {
    title: getT(context, "notifications")("title"),
    list: { count, unread, results },
    page,
    viewer: viewer.id,
    way: count === 0 ? await firstWayOf(context, viewer) : null,
    now: Date.now(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireViewer(context, request);
  await getApi(context).notification.readAll();
  getFlash(context).success(getT(context, "notifications")("allRead"));
  return redirect("/notifications", 303);
}

export const meta = liveMeta;

const SHOWS = ["notification", "unread"] as const;

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  const list = useFreshList<NotificationList>(loaderData.list, {
    ask: () => browserApi.notification.list({ query: { page } }),
    shows: SHOWS,
  });
  return <NotificationsPage {...loaderData} list={list} now={useNow(loaderData.now)} />;
}
