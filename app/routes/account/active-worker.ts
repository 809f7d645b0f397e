import { redirect } from "react-router";
import { getApi } from "~/context";
import { readFields } from "~/forms/read-fields";
import { returnPath } from "~/middleware/return-path";
import { requireViewer } from "~/middleware/viewer";
import { flashRefusal } from "../refusal";
import type { Route } from "./+types/active-worker";

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request);
  const form = await readFields(request);
  const next = returnPath(form.get("next"));
  const value = form.get("value") === "true";
  try {
    await getApi(context).profile.setActiveWorker({ body: { value } });
  } catch (error) {
    flashRefusal(context, error);
    return redirect(next, 303);
  }
  return redirect(value ? `/profile/${viewer.id}/work-experience` : next, 303);
}

export const loader = () => redirect("/", 303);

export { NoPage as default } from "../no-page";
