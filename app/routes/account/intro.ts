import { redirect } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";
import { readFields } from "~/forms/read-fields";
import { returnPath } from "~/middleware/return-path";
import { requireViewer } from "~/middleware/viewer";
import type { Route } from "./+types/intro";

export async function action({ request, context }: Route.ActionArgs) {
  await requireViewer(context, request);
  const next = returnPath((await readFields(request)).get("next"));
  await optional(getApi(context).profile.intro());
  return redirect(next, 303);
}

export const loader = () => redirect("/", 303);

export { NoPage as default } from "../no-page";
