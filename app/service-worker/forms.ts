import { withTyped } from "./offline-page";
import { forget, ownCache } from "./own";

/** Forms that can wait for a connection: posting a job, and a bid. The server makes them idempotent. */
const WAITING = /^\/(?:post-job(?:\/[a-z\d-]+)*|task\/\d+\/bod)$/;

const TO = "X-Waits-For";
const WAITS = "/offline/waits/";
const DONE = "/offline/done/";
const REFUSED = "X-Refused";

export const canWait = (url: URL): boolean => WAITING.test(url.pathname);
const isWaiting = ({ url }: Request) => new URL(url).pathname.startsWith(WAITS);
const doneKey = (address: string) => DONE + encodeURIComponent(new URL(address).pathname);

/**
 * The share target posts without a page as origin, which the server rejects (app/middleware/same-origin.ts). Reposts it
 * as our own.
 */
export async function asOurs(request: Request): Promise<Request> {
  const { pathname } = new URL(request.url);
  if (pathname !== "/post-job/delen") return request;
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  return new Request(request.url, { method: "POST", headers, body: await request.blob(), redirect: "manual" });
}

export async function keepForm(request: Request): Promise<boolean> {
  const cache = await ownCache("forms");
  if (!cache) return false;
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "", [TO]: request.url };
  await cache.put(`${WAITS}${crypto.randomUUID()}`, new Response(await request.blob(), { headers }));
  return true;
}

/** Adds the typed text to an error page: the form was left long ago. */
async function refusalOf(answer: Response, sent: Response): Promise<Response> {
  const page = await withTyped(answer, await sent.formData());
  page.headers.set(REFUSED, "1");
  return page;
}

async function send(cache: Cache, key: Request): Promise<boolean> {
  const kept = await cache.match(key);
  const to = kept?.headers.get(TO);
  if (!kept || !to) return true;
  try {
    const headers = { "Content-Type": kept.headers.get("Content-Type") ?? "" };
    const answer = await fetch(to, { method: "POST", headers, body: await kept.clone().blob() });
    const { url, status } = answer;
    // Retry later: rate limited or a server error.
    if (status === 429 || status >= 500) throw new Error(`not taken: ${status}`);
    const outcome = status >= 400 ? await refusalOf(answer, kept) : new Response(null, { headers: { Location: url } });
    await cache.put(doneKey(to), outcome);
    // Last: the browser can end the worker at any time, and the server takes a form once.
    await cache.delete(key);
    return true;
  } catch {
    return false;
  }
}

/** One event at a time: two would send the same form. */
export const sendForms = (): Promise<boolean> => navigator.locks.request("forms", sendInOrder);

async function sendInOrder(): Promise<boolean> {
  const cache = await ownCache("forms");
  const keys = ((await cache?.keys()) ?? []).filter(isWaiting);
  for (const key of keys) if (cache && !(await send(cache, key))) return false;
  return keys.length > 0;
}

export async function hasWaiting(address: string): Promise<boolean> {
  const cache = await ownCache("forms");
  if (!cache) return false;
  const found = await Promise.all((await cache.keys()).filter(isWaiting).map((key) => cache.match(key)));
  return found.some((kept) => kept?.headers.get(TO) === address);
}

/** Returns the redirect or the error page of a form of this page that was sent later. Null without one. */
export async function outcomeOf(address: string): Promise<Response | null> {
  const cache = await ownCache("forms");
  const key = doneKey(address);
  const found = await cache?.match(key);
  if (!found || !(await cache?.delete(key))) return null;
  if (found.headers.has(REFUSED)) return found;
  const to = found.headers.get("Location");
  return !to || new URL(to).href === new URL(address).href ? null : Response.redirect(to, 303);
}

/** Returns a link to the error page of a form that was sent later, for any next page. Null without one. */
export async function wayToRefused(): Promise<Response | null> {
  const cache = await ownCache("forms");
  for (const key of (await cache?.keys()) ?? []) {
    const { pathname, origin } = new URL(key.url);
    const isRefused = pathname.startsWith(DONE) && (await cache?.match(key))?.headers.has(REFUSED);
    if (isRefused) return Response.redirect(origin + decodeURIComponent(pathname.slice(DONE.length)), 303);
  }
  return null;
}

export const dropForms = () => forget("forms");
