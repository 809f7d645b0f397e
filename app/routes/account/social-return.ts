import { data, type RouterContextProvider, redirect } from "react-router";
import { ApiError } from "~/api/error";
import { getApi, getSession, getSocialCookie } from "~/context";
import { isSocialApp, SOCIAL_NAMES, type SocialApp, type SocialAttempt } from "~/domain/social";
import { readFields } from "~/forms/read-fields";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { loginTo } from "~/middleware/viewer";
import type { Route } from "./+types/social-return";
import { attemptOf, returnAddress } from "./social-attempt";

type Context = Readonly<RouterContextProvider>;
type Failure = "cancelled" | "expired" | "refused" | "unavailable" | "suspended" | "tooOften";

/** What providers call it when somebody changes their mind; the last is Apple's. */
const CANCELLED = ["access_denied", "user_denied", "user_cancelled_authorize"];

const FAILURES: Partial<Record<number, Failure>> = {
  400: "refused",
  401: "refused",
  403: "suspended",
  429: "tooOften",
};

const failureOf = (error: ApiError): Failure => FAILURES[error.status] ?? "unavailable";

/** Logs in with the code that came for this attempt; says why not. */
async function logIn(context: Context, request: Request, attempt: SocialAttempt): Promise<Failure | null> {
  const answer = new URL(request.url).searchParams;
  if (answer.get("state") !== attempt.state) return "expired";
  const error = answer.get("error");
  if (error) return CANCELLED.includes(error) ? "cancelled" : "unavailable";
  const { app, verifier: code_verifier, nonce } = attempt;
  const body = { code: answer.get("code"), code_verifier, redirect_uri: returnAddress(context, request, app), nonce };
  try {
    await getSession(context).signIn(await getApi(context).account[`${app}LogIn`]({ body }));
    return null;
  } catch (refusal) {
    if (refusal instanceof ApiError) return failureOf(refusal);
    throw refusal;
  }
}

const appOf = (app: string): SocialApp => {
  if (isSocialApp(app)) return app;
  throw data(null, { status: 404 });
};

/** Back from the provider: in, or to the login page with the reason. Either way the attempt is over. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = appOf(params.app);
  const attempt = await attemptOf(context, request);
  const own = attempt?.app === app ? attempt : null;
  const failure = own ? await logIn(context, request, own) : "expired";
  const next = own?.next ?? "/";
  if (failure) {
    getFlash(context).error(getT(context, "security")(`social.${failure}`, { provider: SOCIAL_NAMES[app] }));
  } else {
    getFlash(context).success(getT(context, "account")("login.welcomeBare"));
  }
  const headers = { "Set-Cookie": await getSocialCookie(context).serialize(null, { maxAge: 0 }) };
  return redirect(failure ? loginTo(next) : next, { status: 303, headers });
}

/**
 * Apple posts what the others put in the address, from its own site: the browser keeps our cookies back. So nothing is
 * believed or done here; the browser is sent to ask for the same with a GET, and brings them along.
 */
export async function action({ request, params }: Route.ActionArgs) {
  const app = appOf(params.app);
  const sent = await readFields(request);
  const answer = ["code", "state", "error"].flatMap((name) => {
    const value = sent.get(name);
    return typeof value === "string" ? [[name, value]] : [];
  });
  return redirect(`/login/${app}/return?${new URLSearchParams(answer)}`, 303);
}

/** A page in name, so that a provider nobody knows is answered with one. */
export default function Nothing() {
  return null;
}
