import type { RouterContextProvider } from "react-router";
import { getEnvironment, getOrigin, getSocialCookie } from "~/context";
import { type SocialApp, type SocialAttempt, socialAttempt } from "~/domain/accounts/social";
import { readCookie } from "~/domain/site/cookie";
import { isLocal } from "~/domain/site/environment";

type Context = Readonly<RouterContextProvider>;

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
const secret = () => base64Url(crypto.getRandomValues(new Uint8Array(32)));

/** Locally it is the host of the request, which has the cookies. */
export function returnAddress(context: Context, request: Request, app: SocialApp): string {
  const origin = isLocal(getEnvironment(context)) ? new URL(request.url).origin : getOrigin(context);
  return `${origin}/login/${app}/return`;
}

export const newAttempt = (
  app: SocialApp,
  { next, from, link }: Pick<SocialAttempt, "next" | "from" | "link">,
): SocialAttempt => ({
  app,
  next,
  from,
  link,
  state: secret(),
  nonce: secret(),
  verifier: secret(),
});

export async function challengeOf({ verifier }: SocialAttempt): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));
}

export async function attemptOf(context: Context, request: Request): Promise<SocialAttempt | null> {
  const header = request.headers.get("Cookie");
  if (readCookie(header, "social", request.url) === undefined) return null;
  return socialAttempt.safeParse(await getSocialCookie(context).parse(header)).data ?? null;
}
