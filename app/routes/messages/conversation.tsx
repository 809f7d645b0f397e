import { type RouterContextProvider, redirect } from "react-router";
import { chatAddress, readListView, readPage } from "~/components/chats/chat-address";
import { Conversation } from "~/components/chats/conversation";
import { messageAnchor } from "~/components/chats/message-bubble";
import { getApi } from "~/context";
import { messageFields } from "~/domain/chat";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { useForm } from "~/forms/use-form";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { termsOf } from "../terms";
import { clearUnsent, readUnsent } from "../unsent";
import type { Route } from "./+types/conversation";
import { isPaying } from "./is-paying";
import { jobOfChat } from "./job-of-chat";
import { getOpenChat, openChat } from "./open-chat";
import { readMessages } from "./read-messages";
import { sendMessage } from "./send-message";

export const middleware: Route.MiddlewareFunction[] = [openChat];

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const chat = getOpenChat(context);
  const url = new URL(request.url);
  const view = readListView(url.searchParams);
  const [shown, job, terms, unsent, paying] = await Promise.all([
    readMessages(context, chat, readPage(url.searchParams)),
    jobOfChat(context, chat),
    termsOf(context),
    readUnsent(context, request),
    isPaying(context, chat, viewer.id),
  ]);
  const here = chatAddress(view, chat.uri);
  const at = (page: number | null, anchor: string) =>
    page === null ? null : `${here}${here.includes("?") ? "&" : "?"}page=${page}#${anchor}`;
  return {
    title: getT(context, "messages")("chat.pageTitle", { name: chat.name }),
    chat,
    viewer: viewer.id,
    now: Date.now(),
    jobStatus: job?.status ?? null,
    done: Boolean(job?.done_at),
    terms,
    paying,
    messages: shown.messages,
    earlier: at(shown.earlier, messageAnchor(shown.messages[0]?.id ?? 0)),
    later: at(shown.later, "einde"),
    unread: shown.later ? 0 : chat.unread,
    here,
    back: chatAddress(view),
    clientId: crypto.randomUUID(),
    draft: unsent?.fields.message,
  };
}

/** Puts the conversation away, or brings it back. */
async function archive(context: Readonly<RouterContextProvider>, uri: string, away: boolean) {
  await getApi(context).chat.archive({ params: { id: uri }, body: { delete: away } });
  getFlash(context).success(getT(context, "messages")(away ? "chat.archived" : "chat.restored"));
  return redirect(away ? "/messages" : `/messages/${uri}`, 303);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { uri } = getOpenChat(context);
  const sent = await readFields(request);
  const intent = sent.get("intent");
  if (intent === "archive" || intent === "restore") return archive(context, uri, intent === "archive");
  const form = readForm(sent, messageFields, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    await sendMessage(context, uri, form.data);
  } catch (error) {
    return refusedByApi(form, error);
  }
  await clearUnsent(context);
  const view = readListView(new URL(request.url).searchParams);
  return redirect(`${chatAddress(view, uri)}#einde`, 303);
}

export const meta = privateMeta;

export default function ConversationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { clientId, here, draft } = loaderData;
  const [form, fields] = useForm(messageFields, {
    id: "composer",
    lastResult: actionData?.result,
    defaultValue: { message: draft },
  });
  // A message whose sending failed keeps its id: perhaps it did arrive.
  const sentId = fields.client_id.initialValue;
  const composer = {
    form,
    message: fields.message,
    clientId: actionData && typeof sentId === "string" ? sentId : clientId,
    here,
  };
  return <Conversation {...loaderData} composer={composer} />;
}
