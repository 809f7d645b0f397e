import { Outlet } from "react-router";
import { readListView } from "~/components/chats/chat-address";
import { ChatsPage } from "~/components/chats/chats-page";
import { getApi } from "~/context";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import type { Route } from "./+types/messages";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const view = readListView(new URL(request.url).searchParams);
  const { search, archived, page } = view;
  const { count, results } = await getApi(context).chat.list({ query: { search, archived, page } });
  return {
    title: getT(context, "messages")("title"),
    chats: { count, results },
    view,
    viewer: viewer.id,
    now: Date.now(),
    open: params.uri,
  };
}

export const meta = privateMeta;

export default function Messages({ loaderData }: Route.ComponentProps) {
  return (
    <ChatsPage {...loaderData}>
      <Outlet />
    </ChatsPage>
  );
}
