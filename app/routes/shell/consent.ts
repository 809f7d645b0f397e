import { redirect } from "react-router";
import { CONSENT, choicesIn } from "~/domain/site/choices";
import { setCookie } from "~/domain/site/cookie";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import type { Route } from "./+types/consent";
import { backToPage } from "./back";

export async function action({ request, context }: Route.ActionArgs) {
  const requested = new URL(request.url).searchParams.get("consent");
  const to = await backToPage(context, request, getLocale(context));
  const consent = CONSENT.find((answer) => answer === requested);
  if (!consent) return redirect(to, 303);
  const t = getT(context, "shell");
  const isRefused = consent === "yes" && choicesIn(request.headers, request.url).refusesAll;
  getFlash(context).success(isRefused ? t("consent.byBrowser") : t(`consent.saved.${consent}`));
  return redirect(to, { status: 303, headers: { "Set-Cookie": setCookie("consent", consent, request.url) } });
}

export const loader = () => redirect("/", 303);

export { NoPage as default } from "../no-page";
