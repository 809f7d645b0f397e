import { data, type RouterContextProvider, redirect } from "react-router";
import { BlockPage } from "~/components/profiles/block-page";
import type { TaskHandle } from "~/components/shell/shell";
import { notedAt } from "~/components/ui/noted-at";
import { getApi } from "~/context";
import { readFields } from "~/forms/read-fields";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { returnPath } from "~/middleware/return-path";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { flashRefusal, refusal } from "../refusal";
import type { Route } from "./+types/block";

type Context = Readonly<RouterContextProvider>;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const person = await getApi(context).profile.find({ params });
  if (person.id === viewer.id) throw redirect(`/helper/${params.id}`, 303);
  return { title: getT(context, "reports")("block.title", { name: person.name }), person };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  await requireViewer(context, request);
  const formData = await readFields(request);
  switch (formData.get("intent")) {
    case "block":
      return block(context, params.id);
    case "unblock":
      return unblock(context, params.id, returnPath(formData.get("next"), `/helper/${params.id}`));
    default:
      throw data(null, { status: 400 });
  }
}

async function block(context: Context, id: string) {
  const { profile } = getApi(context);
  try {
    const [person] = await Promise.all([profile.find({ params: { id } }), profile.block({ params: { id } })]);
    getFlash(context).success(getT(context, "reports")("block.done", { name: person.name }));
  } catch (error) {
    return refusal(error);
  }
  return redirect(notedAt(`/helper/${id}`), 303);
}

async function unblock(context: Context, id: string, next: string) {
  try {
    await getApi(context).profile.unblock({ params: { id } });
    getFlash(context).success(getT(context, "reports")("block.undone"));
  } catch (error) {
    flashRefusal(context, error);
  }
  return redirect(next, 303);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function Block({ loaderData, actionData }: Route.ComponentProps) {
  return <BlockPage {...loaderData} refusal={actionData?.refusal} />;
}

export { ErrorBoundary } from "./error-boundary";
