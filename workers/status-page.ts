import { brand } from "~/brand";
import { STATUS_TEXTS } from "~/content/status";
import { MONEY_ACTS, type MoneyAct } from "~/domain/money/money-stop";
import { type Checks, type PartState, partStates, siteState } from "~/domain/site/status";
import type { Language } from "~/domain/values/language";
import { CLOSED, requestIdOf } from "./answer-headers";
import type { Send } from "./gateway/send";
import { chosenLanguage, expectedLanguage } from "./pages/cache";

const PATH = "/status";
const CACHED_MS = 10_000;
/** Longer than a health check waits for a part. */
const TIMEOUT_MS = 6000;

export const isForStatus = ({ method }: Request, { pathname }: URL): boolean =>
  (method === "GET" || method === "HEAD") && (pathname === PATH || pathname === `${PATH}/`);

interface Seen {
  at: number;
  checks: Checks;
  stopped: MoneyAct[] | null;
  since: string | null;
}

type Body = Record<string, unknown>;

/** Older back ends do not have every call. */
const MISSING: Body = {};

async function read(send: Send, url: string): Promise<Body | null> {
  const late = scheduler.wait(TIMEOUT_MS).then(() => null);
  const answered = send(new Request(url))
    .then((answer) => (answer.status === 404 ? MISSING : answer.json<Body>()))
    .catch(() => null);
  return Promise.race([answered, late]);
}

function checksIn(health: Body | null): Checks {
  const checks = health?.checks;
  return typeof checks === "object" && checks !== null ? (checks as Record<string, string>) : null;
}

async function measure(send: Send, origin: string): Promise<Seen> {
  const [health, stop] = await Promise.all([
    read(send, `${origin}/api/health/`),
    read(send, `${origin}/api/money-stop/`),
  ]);
  // As on other pages: a back end without the call has no money stop.
  const acts = stop === MISSING ? [] : stop?.stopped;
  return {
    at: Date.now(),
    checks: checksIn(health),
    stopped: Array.isArray(acts) ? MONEY_ACTS.filter((act) => acts.includes(act)) : null,
    since: typeof stop?.since === "string" && Number.isFinite(Date.parse(stop.since)) ? stop.since : null,
  };
}

/** Many visitors come when something fails, and they share one check. */
const cache = new WeakMap<Env, { at: number; seen: Promise<Seen> }>();

function lookAt(env: Env, send: Send, origin: string): Promise<Seen> {
  const now = Date.now();
  const cached = cache.get(env);
  if (cached && now - cached.at < CACHED_MS) return cached.seen;
  const seen = measure(send, origin);
  cache.set(env, { at: now, seen });
  return seen;
}

const momentIn = (language: Language, at: number | string) =>
  new Intl.DateTimeFormat(language === "nl" ? "nl-NL" : "en-GB", {
    dateStyle: "long",
    timeStyle: "medium",
    timeZone: "Europe/Amsterdam",
  }).format(new Date(at));

/** The colours of the site. Not its typeface: that would be another request, which may fail. */
const STYLE = [
  ":root{color-scheme:light dark;accent-color:#0e6a45}",
  "body{font:1.125rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:38rem;padding:1rem;background:light-dark(#f8f5ec,#0e1a14);color:light-dark(#15231b,#f3f0e6)}",
  "h1{line-height:1.15;margin:.5rem 0}",
  "table{border-collapse:collapse;width:100%}",
  "th,td{border-block:1px solid #8886;padding:.625rem 0;text-align:start}",
  "th{font-weight:400;padding-inline-end:1rem}",
  "td{white-space:nowrap;width:1%}",
  "a{align-items:center;color:light-dark(#0e6a45,#63d69e);display:inline-flex;min-height:2.75rem}",
].join("");

async function policy(): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(STYLE));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return `${CLOSED}; style-src 'sha256-${base64}'`;
}

const MARKS: Record<PartState, string> = { works: "✓", fails: "✗", late: "!", stopped: "!", unknown: "?" };

function htmlOf({ at, since, ...seen }: Seen, language: Language): string {
  const texts = STATUS_TEXTS[language];
  const parts = partStates(seen);
  const all = siteState(parts);
  const other = language === "nl" ? "en" : "nl";
  const rows = parts.map(
    ({ part, state }) =>
      `<tr><th scope="row">${texts.parts[part]}</th><td><span aria-hidden="true">${MARKS[state]}</span> ${texts.states[state]}</td></tr>`,
  );
  const money = since === null ? "" : `<p>${texts.since} ${momentIn(language, since)}. ${texts.money}</p>`;
  return `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${texts.title} · ${brand.name}</title><style>${STYLE}</style><main><p>${brand.name}</p><h1>${texts.title}</h1><p><strong>${texts.all[all]}</strong></p>${money}<table><tbody>${rows.join("")}</tbody></table><p>${texts.checked} <time datetime="${new Date(at).toISOString()}">${momentIn(language, at)}</time>. ${texts.again}</p><p><a href="/">${texts.home}</a></p><p><a href="${PATH}?lng=${other}" hreflang="${other}" lang="${other}">${texts.other}</a></p></main></html>`;
}

/** Reads neither the database nor a session: it answers 200 while they fail. */
export async function statusPage(request: Request, env: Env, _execution: unknown, send: Send): Promise<Response> {
  const url = new URL(request.url);
  const language = chosenLanguage(url, request.headers.get("Cookie")) ?? expectedLanguage(request);
  const html = htmlOf(await lookAt(env, send, url.origin), language);
  return new Response(request.method === "HEAD" ? null : html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": language,
      "Content-Security-Policy": await policy(),
      "X-Content-Type-Options": "nosniff",
      "X-Request-Id": requestIdOf(request),
      "Cache-Control": "no-store",
    },
  });
}
