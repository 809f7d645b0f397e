import { redirect } from "react-router";
import { getApi } from "~/context";
import { readFields } from "~/forms/read-fields";
import { returnPath } from "~/middleware/return-path";
import { requireViewer } from "~/middleware/viewer";
import { flashRefusal } from "../refusal";
import type { Route } from "./+types/active-worker";

/** The switch in the menu: offer help, or stop offering it. */
export async function action({ request, context }: Route.ActionArgs) {
  await requireViewer(context, request);
  const form = await readFields(request);
  try {
    await getApi(context).profile.setActiveWorker({ body: { value: form.get("value") === "true" } });
  } catch (error) {
    flashRefusal(context, error);
  }
  return redirect(returnPath(form.get("next")), 303);
}

export const loader = () => redirect("/", 303);

/** A page in name, so that a refused post is answered with one. */
export default function Nothing() {
  return null;
}
