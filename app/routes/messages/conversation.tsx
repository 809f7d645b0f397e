import { type RouterContextProvider, redirect } from "react-router";
import { chatAddress } from "~/components/chats/chat-address";
import { LiveConversation } from "~/components/chats/live-conversation";
import { messageAnchor } from "~/components/chats/message-bubble";
import { firstUnread } from "~/components/chats/thread";
import { getApi } from "~/context";
import { messageFields, photoMessageFields } from "~/domain/chats/chat";
import { MAX_SENT_IMAGES } from "~/domain/jobs/image-limits";
import { constraintOf } from "~/forms/constraint";
import { readFields } from "~/forms/read-fields";
import { readForm } from "~/forms/read-form";
import { factsOf } from "~/live/chat-facts";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { pageUrl } from "~/middleware/page-url";
import { requireViewer } from "~/middleware/viewer";
import { liveMeta } from "../head";
import { paymentTermsOf } from "../payment-terms";
import { clearSavedForm, readSavedForm } from "../saved-form";
import { changedPhotos, formAsTyped, photosIn, refusedForm, refusedFormByApi, unsentPhotosOf } from "../sent-photos";
import type { Route } from "./+types/conversation";
import { readListView, readPage } from "./list-view";
import { getOpenChat, openChat } from "./open-chat";
import { readMessages } from "./read-messages";
import { sendMessage } from "./send-message";

export const middleware: Route.MiddlewareFunction[] = [openChat];

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const chat = getOpenChat(context);
  const url = pageUrl(request);
  const view = readListView(url.searchParams);
  const left = readSavedForm(context, request);
  const [shown, facts, terms, savedForm, photos] = await Promise.all([
    readMessages(context, chat, readPage(url.searchParams)),
    factsOf(getApi(context), chat),
    paymentTermsOf(context),
    left,
    left.then((form) => unsentPhotosOf(context, { chat: chat.uri, about: "message" }, { savedForm: form })),
  ]);
  const { messages } = shown;
  const pageAddress = chatAddress(view, chat.uri);
  const at = (page: number | null, anchor: string) =>
    page === null ? null : `${pageAddress}${pageAddress.includes("?") ? "&" : "?"}page=${page}#${anchor}`;
  return {
    title: getT(context, "messages")("chat.pageTitle", { name: chat.name }),
    conversation: {
      ...facts,
      viewer: viewer.id,
      messages,
      firstNew: shown.later ? null : firstUnread(messages, viewer.id, chat.unread),
      hasEarlier: shown.earlier !== null,
    },
    photos,
    now: Date.now(),
    terms,
    earlier: at(shown.earlier, messageAnchor(messages[0]?.id ?? 0)),
    later: at(shown.later, "einde"),
    pageAddress,
    back: chatAddress(view),
    clientId: crypto.randomUUID(),
    draft: savedForm?.fields.message,
    alt: savedForm?.fields.alts,
    kept: savedForm !== null,
    maxLength: constraintOf(messageFields).message.maxLength,
  };
}

async function archive(context: Readonly<RouterContextProvider>, uri: string, away: boolean) {
  await getApi(context).chat.archive({ params: { id: uri }, body: { delete: away } });
  getFlash(context).success(getT(context, "messages")(away ? "chat.archived" : "chat.restored"));
  return redirect(away ? "/messages" : `/messages/${uri}`, 303);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { uri } = getOpenChat(context);
  const formData = await readFields(request, { files: MAX_SENT_IMAGES });
  const intent = formData.get("intent");
  if (intent === "archive" || intent === "restore") return archive(context, uri, intent === "archive");
  const photos = photosIn(formData);
  const place = { chat: uri, about: "message" } as const;
  const changed = await changedPhotos(context, formData, place);
  const hasPhotos = photos.body.images.length + photos.body.photos.length > 0;
  const form = readForm(formData, hasPhotos ? photoMessageFields : messageFields, { locale: getLocale(context) });
  if (changed) return formAsTyped(form, changed);
  if (!form.ok) return refusedForm(context, place, photos, form.reply);
  try {
    await sendMessage(context, uri, { ...form.data, ...photos.body });
  } catch (error) {
    return refusedFormByApi(context, place, photos, form, error);
  }
  await clearSavedForm(context);
  return redirect(`${chatAddress(readListView(pageUrl(request).searchParams), uri)}#einde`, 303);
}

export const meta = liveMeta;

export default function ConversationPage({ loaderData, actionData }: Route.ComponentProps) {
  // Another conversation resets the state, drafts included.
  return (
    <LiveConversation
      key={loaderData.pageAddress}
      {...loaderData}
      refused={actionData?.result}
      photoErrors={actionData?.photoErrors}
      alt={actionData?.alt ?? loaderData.alt}
      kept={loaderData.kept && actionData === undefined}
    />
  );
}
