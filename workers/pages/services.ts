import { type ApiResponse, type Ask, askWith } from "~/api/ask";
import { createClient } from "~/api/client";
import type { RequestServices, Session } from "~/context";
import type { JobEnd } from "~/domain/jobs/job-status";
import { choicesIn } from "~/domain/site/choices";
import { setCookie } from "~/domain/site/cookie";
import type { Visit } from "~/domain/site/partner";
import { byCall, byRequest, readingOwnWrites } from "../gateway/bookmarks";
import type { Upstream } from "../gateway/send";
import { authorizationOf, type Credential, OpenSession } from "../gateway/session";
import { signedCookie } from "../gateway/signed-cookie";
import { askWithSession, withSession } from "../gateway/with-session";
import { browserOf } from "./browser";
import { chosenLanguage, expectedLanguage } from "./cache";
import { deviceOf } from "./device";
import { draftsOf } from "./drafts";
import { limitsFor } from "./limits";
import { openLive } from "./live-line";
import { callerOf, onBehalfOf } from "./on-behalf";
import { cachedStatic, isStatic } from "./static-cache";
import { uploadsOf } from "./uploads";

async function ownerOf(credential: Credential, ask: Ask): Promise<number | null> {
  const as = askWith(ask, { Authorization: authorizationOf(credential) });
  return (await createClient({ ask: as, language: "nl" }).profile.own()).id;
}

const saysUnknown = ({ status, body }: ApiResponse): boolean =>
  status >= 500 && typeof body === "object" && body !== null && "code" in body && body.code === "outcome_unknown";

function jobEndIn({ status, body }: ApiResponse): JobEnd | null {
  if (status !== 410 || typeof body !== "object" || body === null) return null;
  return "by_team" in body ? "taken_down" : "expired" in body ? "expired" : null;
}

function watched(route: Ask): { ask: Ask; said: { unknown: boolean; jobEnd: JobEnd | null } } {
  const said = { unknown: false, jobEnd: null as JobEnd | null };
  const ask: Ask = async (asked) => {
    const answer = await route(asked);
    said.unknown ||= saysUnknown(answer);
    said.jobEnd ??= jobEndIn(answer);
    return answer;
  };
  return { ask, said };
}

interface SignedIn {
  session: OpenSession;
  browser: Awaited<ReturnType<typeof browserOf>>;
  device: ReturnType<typeof deviceOf>;
  adopt: (user: number) => Promise<void>;
  visitor: Ask;
}

function sessionFor({ session, browser, device, adopt, visitor }: SignedIn): Session {
  return {
    get signedIn() {
      return session.signedIn;
    },
    get suspended() {
      return session.suspended;
    },
    knowsBrowser: device.known,
    async signIn(credential) {
      const user = await ownerOf(credential, visitor);
      await session.signIn(credential, user);
      browser.bind(user);
      // Null: the account ended meanwhile.
      if (user !== null) await adopt(user);
      device.keep();
    },
    async signOut() {
      await session.signOut();
      browser.leave();
    },
  };
}

interface ServiceDeps {
  upstream: Upstream;
  styles: readonly string[];
  nonce: string | null;
  visit: Visit | null;
  requestId: string;
}

export async function servicesOf(
  request: Request,
  env: Env,
  execution: ExecutionContext,
  { upstream, styles, nonce, visit, requestId }: ServiceDeps,
) {
  const url = new URL(request.url);
  const session = await OpenSession.of(request, env);
  const browser = await browserOf(request, env.SESSION_SECRET, session);
  const limits = limitsFor(request, env, browser.id);
  const { drafts, adopt } = draftsOf({ browser, session, boxes: env.DRAFTS, limits });
  const device = deviceOf(request);
  const writes = readingOwnWrites(request);
  const caller = { ...callerOf(request), "X-Request-Id": requestId };
  const visitor = device.withDevice(askWith(writes.over(byCall, upstream.ask), caller));
  const send = onBehalfOf(caller, writes.over(byRequest, upstream.send));
  const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
  const viewer = askWithSession({ ask: visitor, send, origin: url.origin }, session, waitUntil);
  const route: Ask = (call) => (isStatic(call) ? cachedStatic(call, env.API_ORIGIN ?? "", visitor) : viewer(call));
  const { ask, said } = watched(route);
  const languageCookies: string[] = [];
  const services: RequestServices = {
    environment: env.ENVIRONMENT,
    origin: env.PUBLIC_ORIGIN || url.origin,
    language: {
      chosen: chosenLanguage(url, request.headers.get("Cookie")),
      expected: expectedLanguage(request),
      expect: (language) => void languageCookies.splice(0, 1, setCookie("account_lng", language, request.url)),
    },
    apiIn: (language) => createClient({ ask, language, checkAnswers: Boolean(env.API_ORIGIN) }),
    choices: choicesIn(request.headers, request.url),
    session: sessionFor({ session, browser, device, adopt, visitor }),
    visit,
    limits,
    uploads: uploadsOf({ browser, session, bucket: env.MEDIA, limits, images: env.IMAGES }),
    drafts,
    flashCookie: signedCookie("flash", request.url, env.SESSION_SECRET),
    socialCookie: signedCookie("social", request.url, env.SESSION_SECRET),
    nonce,
    openLive(language) {
      const way = { origin: url.origin, viewer: withSession(send, session, waitUntil), visitor, session };
      return openLive(way, language);
    },
    styles,
    requestId,
    isOutcomeUnknown: () => said.unknown,
    jobEnd: () => said.jobEnd,
  };
  return {
    services,
    viewer: () => session.user,
    cookies: async () => [
      ...session.cookies,
      ...(await browser.cookies()),
      ...device.cookies,
      ...writes.cookies,
      ...languageCookies,
    ],
  };
}
