import { data, type RouterContextProvider, redirect } from "react-router";
import { getSocialCookie } from "~/context";
import { isSocialApp, SOCIAL_NAMES, type SocialApp, type SocialAttempt, writtenName } from "~/domain/accounts/social";
import { readFields } from "~/forms/read-fields";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import type { Route } from "./+types/social-return";
import { attemptOf } from "./social-attempt";
import { linkWith, logInWith } from "./social-outcome";
import { refusedAt } from "./social-refused";
import { welcome } from "./welcome-back";

type Context = Readonly<RouterContextProvider>;

const appOf = (app: string): SocialApp => {
  if (isSocialApp(app)) return app;
  throw data(null, { status: 404 });
};

async function outcomeOf(context: Context, request: Request, app: SocialApp, own: SocialAttempt | null) {
  const attempt = own ?? { next: "/" };
  const isLink = own?.link !== undefined;
  const failure = own ? await (isLink ? linkWith : logInWith)(context, request, own) : "expired";
  if (failure) return refusedAt(context, attempt, { app, failure });
  if (!isLink) return welcome(context, attempt.next, "welcomeNew");
  getFlash(context).success(getT(context, "linked")("done", { provider: SOCIAL_NAMES[app] }));
  return attempt.next;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = appOf(params.app);
  const attempt = await attemptOf(context, request);
  const to = await outcomeOf(context, request, app, attempt?.app === app ? attempt : null);
  const headers = { "Set-Cookie": await getSocialCookie(context).serialize(null, { maxAge: 0 }) };
  return redirect(to, { status: 303, headers });
}

/**
 * Apple posts its answer from its own site, so the browser does not send our SameSite cookies. Do nothing but redirect
 * to a GET with the same data, which does get them. Apple sends the name only here, and only the first time.
 */
export async function action({ request, params }: Route.ActionArgs) {
  const app = appOf(params.app);
  const formData = await readFields(request);
  const answer = ["code", "state", "error"].flatMap((name) => {
    const value = formData.get(name);
    return typeof value === "string" ? [[name, value]] : [];
  });
  const name = writtenName(formData.get("user"));
  const query = new URLSearchParams([...answer, ...(name ? [["name", name]] : [])]);
  return redirect(`/login/${app}/return?${query}`, 303);
}

export { NoPage as default } from "../no-page";
