import { redirect } from "react-router";
import { ifThere } from "~/api/error";
import { messageAnchor } from "~/components/chats/message-bubble";
import { PhotoPage } from "~/components/chats/photo-page";
import { getApi } from "~/context";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { returnPath } from "~/middleware/return-path";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { refusal } from "../refusal";
import type { Route } from "./+types/photo";

const placeOf = (uri: string, message: number | null) =>
  `/messages/${uri}${message === null ? "" : `#${messageAnchor(message)}`}`;

const BACK = [
  [/^\/payment\/\d+\/geschil$/, "dispute"],
  [/^\/task\/\d+\/verloop(\?bod=\d+)?$/, "timeline"],
] as const;

const pageOf = (next: string) => BACK.find(([path]) => path.test(next))?.[1];

const nextOf = (request: Request): string => returnPath(new URL(request.url).searchParams.get("next"), "");

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const [chat, photo] = await Promise.all([
    getApi(context).chat.find({ params: { id: params.uri } }),
    getApi(context).chat.photo({ params: { id: params.uri, photo: params.photo } }),
  ]);
  const own = photo.sender === viewer.id;
  const title = getT(context, "messages")(own ? "photo.titleOwn" : "photo.title", { name: chat.name });
  const next = nextOf(request);
  const page = pageOf(next);
  const back = page
    ? { to: next, text: getT(context, "messages")(`photo.${page}`) }
    : { to: placeOf(chat.uri, photo.message), text: getT(context, "messages")("photo.back") };
  return { title, chat, photo, own, back };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  await requireViewer(context, request);
  const path = { id: params.uri, photo: params.photo };
  const { chat } = getApi(context);
  const { uri } = await chat.find({ params: { id: params.uri } });
  const photo = await ifThere(chat.photo({ params: path }));
  try {
    if (photo) await ifThere(chat.removePhoto({ params: path }));
  } catch (error) {
    return refusal(error);
  }
  getFlash(context).success(getT(context, "messages")("photo.removeDone"));
  const next = nextOf(request);
  return redirect(pageOf(next) ? next : placeOf(uri, photo?.message ?? null), 303);
}

export const meta = privateMeta;

export { ErrorBoundary } from "./error-boundary";

export default function Photo({ loaderData, actionData }: Route.ComponentProps) {
  return <PhotoPage {...loaderData} refusal={actionData?.refusal} />;
}
