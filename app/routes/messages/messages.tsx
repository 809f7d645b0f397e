import { Outlet, useMatches } from "react-router";
import { ChatsPage } from "~/components/chats/chats-page";
import type { TaskHandle } from "~/components/shell/shell";
import { getApi } from "~/context";
import { browserApi } from "~/live/api";
import { useFreshList } from "~/live/use-fresh-list";
import { useNow } from "~/live/use-now";
import { getT } from "~/middleware/locale";
import { pageUrl } from "~/middleware/page-url";
import { requireViewer } from "~/middleware/viewer";
import { firstWayOf } from "../first-way";
import { liveMeta } from "../head";
import type { Route } from "./+types/messages";
import { readListView, searchLimits } from "./list-view";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const view = readListView(pageUrl(request).searchParams);
  const { search, archived, kind, page } = view;
  const { chat } = getApi(context);
  const { count, results } = await chat.list({ query: { search, archived, kind, page } });
  const isEmpty = count === 0 && !search && !archived && !kind;
  const hasArchive = isEmpty && (await chat.list({ query: { archived: true } })).count > 0;
  return {
    title: getT(context, "messages")("title"),
    chats: { count, results },
    view,
    viewer: viewer.id,
    now: Date.now(),
    open: params.uri,
    searchLimits: searchLimits(),
    hasArchive,
    way: isEmpty && !hasArchive ? await firstWayOf(context, viewer) : null,
  };
}

export { ErrorBoundary } from "./error-boundary";

export const meta = liveMeta;

const SHOWS = ["message", "bid", "read", "unread"] as const;

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { search, archived, kind, page } = loaderData.view;
  const chats = useFreshList(loaderData.chats, {
    ask: () => browserApi.chat.list({ query: { search, archived, kind, page } }),
    shows: SHOWS,
  });
  const isTask = useMatches().some(({ handle }) => (handle as Partial<TaskHandle> | undefined)?.task);
  return (
    <ChatsPage {...loaderData} isTask={isTask} chats={chats} now={useNow(loaderData.now)}>
      <Outlet />
    </ChatsPage>
  );
}
