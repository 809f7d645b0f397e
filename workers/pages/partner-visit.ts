import { type Ask, askWith } from "~/api/ask";
import { createClient } from "~/api/client";
import { optional } from "~/api/error";
import { type Visit, visitNamed } from "~/domain/partner";
import { hasSessionCookie } from "../gateway/session-cookie";
import { inLinks, onward, visitQuery } from "./carried-visit";
import { callerOf } from "./on-behalf";

/** Under which a partner's link says whose it is; the second is how older clients write it. */
const PARTNER = ["partner_id", "partnerId"];
/** The visitor's session, which we add. */
const SESSION = "visit";

interface Brought {
  /** The request as it would have been without the partner. */
  request: Request;
  visit: Partial<Visit> & Pick<Visit, "partner_id">;
}

/** Null when no partner is named. */
function broughtBy(asked: Request): Brought | null {
  const url = new URL(asked.url);
  const name = PARTNER.find((one) => url.searchParams.has(one));
  if (!name) return null;
  const named = { partner_id: url.searchParams.get(name), session_id: url.searchParams.get(SESSION) ?? undefined };
  for (const one of [...PARTNER, SESSION]) url.searchParams.delete(one);
  const { data } = visitNamed.partial({ session_id: true }).safeParse(named);
  return { request: new Request(url, asked), visit: data ?? { partner_id: "" } };
}

/** A browser that looks ahead is no visitor yet. */
const isAhead = (request: Request) => /prefetch|prerender/.test(request.headers.get("Sec-Purpose") ?? "");

const isNewVisit = ({ request, visit }: Brought) =>
  request.method === "GET" && visit.session_id === undefined && visit.partner_id !== "" && !isAhead(request);

/** Counts a visit that begins now; null when there is no such partner, or nobody to count it. */
async function begin({ request, visit }: Brought, ask: Ask): Promise<Visit | null> {
  const { pathname } = new URL(request.url);
  const api = createClient({ ask: askWith(ask, callerOf(request)), language: "nl" });
  const begun = { partner_id: visit.partner_id, session_id: crypto.randomUUID() };
  return (await optional(api.partner.trackVisit({ body: { ...begun, page: pathname } }))) && begun;
}

const isWhole = (visit: Partial<Visit>): visit is Visit => Boolean(visit.partner_id && visit.session_id);

/**
 * Shows a page to a visitor whom a partner's link brought: the visit is counted once, and every address of ours in the page
 * says by whom they came (docs/decisions/043-partner-visits.md). Anybody else is just shown the page.
 */
export async function withPartnerVisit(
  asked: Request,
  ask: Ask,
  show: (request: Request, visit: Visit | null) => Promise<Response>,
): Promise<Response> {
  const brought = asked.url.includes("partner") ? broughtBy(asked) : null;
  if (!brought) return show(asked, null);
  const { request, visit } = brought;
  // Who has an account does not sign up.
  if (hasSessionCookie(request)) return show(request, null);
  if (isNewVisit(brought)) {
    const begun = await begin(brought, ask);
    return begun ? onward(request, begun) : show(request, null);
  }
  return isWhole(visit) ? inLinks(await show(request, visit), request, visitQuery(visit)) : show(request, null);
}
