import { cookieOf } from "~/domain/cookie";
import { ownPath } from "~/domain/own-path";
import type { Visit } from "~/domain/partner";

/** A visit as addresses carry it. */
export const visitQuery = ({ partner_id, session_id }: Visit) => new URLSearchParams({ partner_id, visit: session_id });

/** To the same page with the visit in its address: who loads it again is the same visitor. */
export function onward(request: Request, visit: Visit): Response {
  const { pathname, search } = new URL(request.url);
  const query = `${search ? `${search}&` : "?"}${visitQuery(visit)}`;
  return new Response(null, {
    status: 302,
    headers: { Location: ownPath(pathname) + query, "Cache-Control": "private, no-store" },
  });
}

/** `and` is what stands between two parts of a query: in markup it is an entity. */
function carried(address: string, query: URLSearchParams, and: "&" | "&amp;"): string | null {
  const isPage = /^\/(?![/\\])/.test(address) && !address.startsWith("/api/");
  if (!isPage && !address.startsWith("?")) return null;
  const [page = "", ...anchor] = address.split("#");
  const added = [...query].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join(and);
  return [page + (page.includes("?") ? and : "?") + added, ...anchor].join("#");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) => text.replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? "");

/** Every link and form of a page leads on with the visit. */
class Carrier {
  constructor(
    private readonly query: URLSearchParams,
    private readonly name: "href" | "action" | "formaction",
  ) {}

  element(element: Element): void {
    // A form that asks has its fields for a query: what its address says is dropped by the browser.
    if (element.tagName === "form" && element.getAttribute("method")?.toLowerCase() !== "post") {
      for (const [name, value] of this.query) {
        element.append(`<input type="hidden" name="${name}" value="${escaped(value)}">`, { html: true });
      }
      return;
    }
    const address = element.getAttribute(this.name);
    const next = address === null ? null : carried(address, this.query, "&amp;");
    if (next !== null) element.setAttribute(this.name, next);
  }
}

const startsSession = (answer: Response, url: string) =>
  answer.headers.getSetCookie().some((cookie) => cookie.startsWith(`${cookieOf("session", url).name}=`));

/** The answer, with the visit in where it leads. Who was logged in by it has an account now: for them it is over. */
export function inLinks(answer: Response, { url }: Request, query: URLSearchParams): Response {
  if (startsSession(answer, url)) return answer;
  const to = answer.headers.get("Location");
  const next = to === null ? null : carried(to, query, "&");
  if (next !== null) {
    const led = new Response(answer.body, answer);
    led.headers.set("Location", next);
    return led;
  }
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return answer;
  return new HTMLRewriter()
    .on("a[href]", new Carrier(query, "href"))
    .on("form", new Carrier(query, "action"))
    .on("button[formaction]", new Carrier(query, "formaction"))
    .transform(answer);
}
