import { data, type RouterContextProvider, redirect } from "react-router";
import { getSocialCookie } from "~/context";
import { isSocialApp, SOCIAL_NAMES, type SocialApp, type SocialAttempt, writtenName } from "~/domain/social";
import { readFields } from "~/forms/read-fields";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { loginTo } from "~/middleware/viewer";
import type { Route } from "./+types/social-return";
import { attemptOf } from "./social-attempt";
import { linkWith, logInWith } from "./social-outcome";
import { welcomeBack } from "./welcome-back";

type Context = Readonly<RouterContextProvider>;

const appOf = (app: string): SocialApp => {
  if (isSocialApp(app)) return app;
  throw data(null, { status: 404 });
};

/** Says what came of it; gives where it leads. */
async function outcomeOf(context: Context, request: Request, app: SocialApp, own: SocialAttempt | null) {
  const provider = { provider: SOCIAL_NAMES[app] };
  const t = getT(context, "security");
  const next = own?.next ?? "/";
  const isLink = own?.link !== undefined;
  const failure = own ? await (isLink ? linkWith : logInWith)(context, request, own) : "expired";
  if (failure) getFlash(context).error(t(`social.${failure}`, provider));
  else if (isLink) getFlash(context).success(getT(context, "linked")("done", provider));
  else await welcomeBack(context);
  return failure && !isLink ? loginTo(next) : next;
}

/** Back from the provider: in, or to the login page with the reason; or with one more way in. Either way the attempt is over. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = appOf(params.app);
  const attempt = await attemptOf(context, request);
  const to = await outcomeOf(context, request, app, attempt?.app === app ? attempt : null);
  const headers = { "Set-Cookie": await getSocialCookie(context).serialize(null, { maxAge: 0 }) };
  return redirect(to, { status: 303, headers });
}

/**
 * Apple posts what the others put in the address, from its own site: the browser keeps our cookies back. So nothing is
 * believed or done here; the browser is sent to ask for the same with a GET, and brings them along. The name comes
 * this way alone, and only the first time.
 */
export async function action({ request, params }: Route.ActionArgs) {
  const app = appOf(params.app);
  const sent = await readFields(request);
  const answer = ["code", "state", "error"].flatMap((name) => {
    const value = sent.get(name);
    return typeof value === "string" ? [[name, value]] : [];
  });
  const name = writtenName(sent.get("user"));
  const query = new URLSearchParams([...answer, ...(name ? [["name", name]] : [])]);
  return redirect(`/login/${app}/return?${query}`, 303);
}

/** A page in name, so that a provider nobody knows is answered with one. */
export default function Nothing() {
  return null;
}
