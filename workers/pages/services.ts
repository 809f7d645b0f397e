import { createClient } from "~/api/client";
import type { RequestServices, Session } from "~/context";
import { choicesIn } from "~/domain/choices";
import type { Visit } from "~/domain/partner";
import { acceptedLanguage } from "../accept-language";
import type { Send } from "../gateway/send";
import { authorizationOf, type Credential, OpenSession } from "../gateway/session";
import { withSession } from "../gateway/with-session";
import { browserOf } from "./browser";
import { chosenLanguage } from "./cache";
import { deviceOf } from "./device";
import { draftsOf } from "./drafts";
import { limitsFor } from "./limits";
import { openLive } from "./live-line";
import { onBehalfOf } from "./on-behalf";
import { signedCookie } from "./signed-cookie";
import { cachedSteady, isSteady } from "./steady-cache";
import { uploadsOf } from "./uploads";

/** Whose credential this is. */
async function ownerOf(credential: Credential, origin: string, send: Send): Promise<number | null> {
  const client = createClient({
    origin,
    language: "nl",
    fetch: (call) => {
      call.headers.set("Authorization", authorizationOf(credential));
      return send(call);
    },
  });
  return (await client.profile.own()).id;
}

interface Given {
  send: Send;
  styles: readonly string[];
  /** Lets the scripts of a live page run. */
  nonce: string | null;
  /** By whose link the visitor came. */
  visit: Visit | null;
}

/** The services of one request's pages, and what its answer must say of them. */
export async function servicesOf(
  request: Request,
  env: Env,
  execution: ExecutionContext,
  { send, styles, nonce, visit }: Given,
) {
  const url = new URL(request.url);
  const session = await OpenSession.of(request, env);
  const browser = await browserOf(request, env.SESSION_SECRET, session);
  const limits = limitsFor(request, env, browser.id);
  const device = deviceOf(request);
  const visitor = device.telling(onBehalfOf(request, send));
  const viewer = withSession(visitor, session, (work) => execution.waitUntil(work));
  const call: Send = (asked) => (isSteady(asked) ? cachedSteady(asked, env.API_ORIGIN ?? "", visitor) : viewer(asked));
  const own: Session = {
    get signedIn() {
      return session.signedIn;
    },
    async signIn(credential) {
      const user = await ownerOf(credential, url.origin, visitor);
      await session.signIn(credential, user);
      browser.bind(user);
      device.keep();
    },
    async signOut() {
      await session.signOut();
      browser.leave();
    },
  };
  const given: RequestServices = {
    environment: env.ENVIRONMENT,
    origin: env.PUBLIC_ORIGIN || url.origin,
    language: {
      chosen: chosenLanguage(url, request.headers.get("Cookie")),
      accepted: acceptedLanguage(request),
    },
    apiIn: (language) =>
      createClient({ fetch: call, origin: url.origin, language, checkAnswers: Boolean(env.API_ORIGIN) }),
    choices: choicesIn(request.headers.get("Cookie"), request.url),
    session: own,
    visit,
    limits,
    uploads: uploadsOf(browser, env.MEDIA, limits),
    drafts: draftsOf(browser, env.SESSIONS, limits),
    flashCookie: signedCookie("flash", request.url, env.SESSION_SECRET),
    socialCookie: signedCookie("social", request.url, env.SESSION_SECRET),
    nonce,
    openLive: (language) => openLive({ origin: url.origin, viewer, visitor, session }, language),
    styles,
  };
  return {
    given,
    viewer: () => session.user,
    cookies: async () => [...session.cookies, ...(await browser.cookies()), ...device.cookies],
  };
}
