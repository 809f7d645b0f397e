import { type Ask, askWith } from "~/api/ask";
import { createClient } from "~/api/client";
import { optional } from "~/api/error";
import { refusesTracking } from "~/domain/site/choices";
import { readCookie, setCookie } from "~/domain/site/cookie";
import { isAhead } from "~/domain/site/looking-ahead";
import { ownPath } from "~/domain/site/own-path";
import { type Visit, visitNamed } from "~/domain/site/partner";
import { hasSessionCookie, startsSession } from "../gateway/session-cookie";
import { callerOf } from "./on-behalf";

const PARTNER = ["partner_id", "partnerId"];

/** Null without a partner, empty if the name is invalid. */
function partnerIn(request: Request): { request: Request; partner: string | null } {
  const url = new URL(request.url);
  const name = request.url.includes("partner") ? PARTNER.find((one) => url.searchParams.has(one)) : undefined;
  if (!name) return { request, partner: null };
  const { data } = visitNamed.shape.partner_id.safeParse(url.searchParams.get(name));
  for (const one of PARTNER) url.searchParams.delete(one);
  return { request: new Request(url, request), partner: data ?? "" };
}

const written = ({ partner_id, session_id }: Visit) => `${session_id}.${encodeURIComponent(partner_id)}`;

function visitOf(request: Request): Visit | null {
  const cookie = readCookie(request.headers.get("Cookie"), "visit", request.url);
  const [, session_id, name = ""] = /^([\w-]{36})\.(.+)$/.exec(cookie ?? "") ?? [];
  try {
    return visitNamed.safeParse({ session_id, partner_id: decodeURIComponent(name) }).data ?? null;
  } catch {
    return null;
  }
}

async function begin(request: Request, partner_id: string, ask: Ask): Promise<Visit | null> {
  const { pathname } = new URL(request.url);
  const api = createClient({ ask: askWith(ask, callerOf(request)), language: "nl" });
  const begun = { partner_id, session_id: crypto.randomUUID() };
  return (await optional(api.partner.trackVisit({ body: { ...begun, page: pathname } }))) && begun;
}

function onward(request: Request, visit: Visit): Response {
  const { pathname, search } = new URL(request.url);
  return new Response(null, {
    status: 302,
    headers: {
      Location: ownPath(pathname) + search,
      "Cache-Control": "private, no-store",
      "Set-Cookie": setCookie("visit", written(visit), request.url),
    },
  });
}

function ended(response: Response, url: string): Response {
  if (!startsSession(response, url)) return response;
  const last = new Response(response.body, response);
  last.headers.append("Set-Cookie", setCookie("visit", "", url, 0));
  return last;
}

export async function withPartnerVisit(
  asked: Request,
  ask: Ask,
  show: (request: Request, visit: Visit | null) => Promise<Response>,
): Promise<Response> {
  const { request, partner } = partnerIn(asked);
  // A user with a session has an account, so there is no sign-up to count.
  if (hasSessionCookie(request)) return show(request, null);
  // Global Privacy Control refuses a new visit; an earlier one still counts its sign-up.
  const refuses = refusesTracking(request.headers);
  const visit = visitOf(request);
  const isNew = !refuses && partner && partner !== visit?.partner_id && request.method === "GET" && !isAhead(request);
  const begun = isNew ? await begin(request, partner, ask) : null;
  if (begun) return onward(request, begun);
  return visit ? ended(await show(request, visit), request.url) : show(request, null);
}
