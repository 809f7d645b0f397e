import { redirect } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";
import { readFields } from "~/forms/read-fields";
import { returnPath } from "~/middleware/return-path";
import { requireViewer } from "~/middleware/viewer";
import type { Route } from "./+types/intro";

/** The introduction was seen, by whichever of its ways on. That it cannot be noted keeps nobody from going on. */
export async function action({ request, context }: Route.ActionArgs) {
  await requireViewer(context, request);
  const next = returnPath((await readFields(request)).get("next"));
  await optional(getApi(context).profile.intro());
  return redirect(next, 303);
}

export const loader = () => redirect("/", 303);

/** A page in name, so that a refused post is answered with one. */
export default function Nothing() {
  return null;
}
