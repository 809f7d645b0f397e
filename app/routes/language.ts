import { redirect } from "react-router";
import { optional } from "~/api/error";
import { getApi, getSession } from "~/context";
import { setCookie } from "~/domain/site/cookie";
import { isLanguage } from "~/domain/values/language";
import { getLocale } from "~/middleware/locale";
import type { Route } from "./+types/language";
import { backToPage } from "./shell/back";

export async function action({ request, context }: Route.ActionArgs) {
  const language = new URL(request.url).searchParams.get("lng");
  const to = await backToPage(context, request, isLanguage(language) ? language : getLocale(context));
  if (!isLanguage(language)) return redirect(to, 303);
  if (getSession(context).signedIn) {
    // The language of the page changes even if the profile cannot be saved.
    await optional(getApi(context).profile.change({ body: { language } }));
  }
  return redirect(to, { status: 303, headers: { "Set-Cookie": setCookie("lng", language, request.url) } });
}

export const loader = () => redirect("/", 303);

export { NoPage as default } from "./no-page";
