import { createCookie } from "react-router";
import { createClient } from "~/api/client";
import type { FlashNote, RequestServices, Session } from "~/context";
import { cookieOf } from "~/domain/cookie";
import { acceptedLanguage } from "../accept-language";
import type { Send } from "../gateway/send";
import { OpenSession } from "../gateway/session";
import { withSession } from "../gateway/with-session";
import { chosenLanguage } from "./cache";
import { draftsOf } from "./drafts";
import { asksForSettings, cachedSettings } from "./settings-cache";
import { uploadsIn } from "./uploads";

function flashCookieFor(url: string, secret: string): RequestServices["flashCookie"] {
  const { name, ...attributes } = cookieOf("flash", url);
  const cookie = createCookie(name, { ...attributes, secrets: [secret] });
  return {
    parse: (header) => cookie.parse(header),
    serialize: (notes: FlashNote[], options) => cookie.serialize(notes, options),
  };
}

/** Calls of a page count for the visitor's address, not for ours. */
function onBehalfOf(request: Request, send: Send): Send {
  const address = request.headers.get("CF-Connecting-IP");
  if (!address) return send;
  return (call) => {
    call.headers.set("CF-Connecting-IP", address);
    return send(call);
  };
}

export async function servicesOf(request: Request, env: Env, execution: ExecutionContext, send: Send) {
  const url = new URL(request.url);
  const session = await OpenSession.of(request, env);
  const drafts = draftsOf(request, env.SESSIONS);
  const visitor = onBehalfOf(request, send);
  const viewer = withSession(visitor, session, (work) => execution.waitUntil(work));
  const call: Send = (asked) =>
    asksForSettings(asked) ? cachedSettings(asked, env.API_ORIGIN ?? "", visitor) : viewer(asked);
  const own: Session = {
    get signedIn() {
      return session.signedIn;
    },
    signIn: (tokens) => session.signIn(tokens),
    async signOut() {
      await session.signOut();
      drafts.leave();
    },
  };
  const given: RequestServices = {
    environment: env.ENVIRONMENT,
    language: {
      chosen: chosenLanguage(url, request.headers.get("Cookie")),
      accepted: acceptedLanguage(request),
    },
    apiIn: (language) =>
      createClient({ fetch: call, origin: url.origin, language, checkAnswers: Boolean(env.API_ORIGIN) }),
    session: own,
    uploads: uploadsIn(env.MEDIA),
    drafts,
    flashCookie: flashCookieFor(request.url, env.SESSION_SECRET),
  };
  return { given, cookies: () => [...session.cookies, ...drafts.cookies] };
}
