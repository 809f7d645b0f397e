import { data, redirect } from "react-router";
import { ApiError } from "~/api/error";
import { getApi, getSocialCookie } from "~/context";
import { isSocialApp } from "~/domain/accounts/social";
import { returnPath } from "~/middleware/return-path";
import { getViewer } from "~/middleware/viewer";
import type { Route } from "./+types/social";
import { challengeOf, newAttempt, returnAddress } from "./social-attempt";
import { refusedAt } from "./social-refused";

/** A logged-in user can link a provider only by a link of our own page (login CSRF). */
const isFromHere = (request: Request) => ["same-origin", null].includes(request.headers.get("Sec-Fetch-Site"));

export async function loader({ request, params: { app }, context }: Route.LoaderArgs) {
  if (!isSocialApp(app)) throw data(null, { status: 404 });
  const asked = new URL(request.url).searchParams;
  const next = returnPath(asked.get("next"));
  const viewer = await getViewer(context);
  const link = asked.get("link") === "true" && isFromHere(request) ? (viewer?.id ?? undefined) : undefined;
  if (viewer && link === undefined) return redirect(next, 303);
  const from = asked.get("from") === "signup" ? "signup" : undefined;
  const attempt = newAttempt(app, { next, from, link });
  const { state, nonce } = attempt;
  const code_challenge = await challengeOf(attempt);
  const query = { redirect_uri: returnAddress(context, request, app), state, nonce, code_challenge };
  try {
    const { authorization_url } = await getApi(context).account[`${app}Authorization`]({ query });
    return redirect(authorization_url, {
      status: 303,
      headers: { "Set-Cookie": await getSocialCookie(context).serialize(attempt) },
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return redirect(refusedAt(context, attempt, { app, failure: "unavailable" }), 303);
  }
}

export { NoPage as default } from "../no-page";
