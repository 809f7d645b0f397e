import { redirect } from "react-router";
import { optional } from "~/api/error";
import { getApi, getSession } from "~/context";
import { setCookie } from "~/domain/cookie";
import { isLanguage } from "~/domain/language";
import { readFields } from "~/forms/read-fields";
import { returnPath } from "~/middleware/return-path";
import type { Route } from "./+types/language";

/** The choice is kept in a cookie, and in the profile of a viewer. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFields(request);
  const language = form.get("language");
  const to = returnPath(form.get("next"));
  if (!isLanguage(language)) return redirect(to, 303);
  if (getSession(context).signedIn) {
    // The page changes language also when the profile cannot be written now.
    await optional(getApi(context).profile.change({ body: { language } }));
  }
  return redirect(to, { status: 303, headers: { "Set-Cookie": setCookie("lng", language, request.url) } });
}

export const loader = () => redirect("/", 303);

/** A page in name, so that a refused post is answered with one. */
export default function Nothing() {
  return null;
}
