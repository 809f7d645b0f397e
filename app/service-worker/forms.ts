import { withTyped } from "./offline-page";
import { forget, ownCache } from "./own";

/** Forms that can wait for a connection: posting a job, and a bid. The server makes them idempotent. */
const WAITING = /^\/(?:post-job(?:\/[a-z\d-]+)*|task\/\d+\/bod)$/;

const TO = "X-Waits-For";
const WAITS = "/offline/waits/";
const DONE = "/offline/done/";

export const canWait = (url: URL): boolean => WAITING.test(url.pathname);
const isRefused = ({ url }: Request) => new URL(url).pathname.startsWith(DONE) && new URL(url).search !== "";
const isWaiting = ({ url }: Request) => new URL(url).pathname.startsWith(WAITS);
const doneKey = (address: string) => DONE + encodeURIComponent(new URL(address).pathname);
/** A key for each form: two tabs can send a form to one address. */
const refusedKey = (address: string, form: Request) => `${doneKey(address)}?${new URL(form.url).pathname}`;

export async function keepForm(request: Request): Promise<boolean> {
  const cache = await ownCache("forms");
  if (!cache) return false;
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "", [TO]: request.url };
  await cache.put(`${WAITS}${crypto.randomUUID()}`, new Response(await request.blob(), { headers }));
  return true;
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
    // The error page has the typed text: the form was left long ago.
    if (status >= 400) await cache.put(refusedKey(to, key), await withTyped(answer, await kept.formData()));
    else await cache.put(doneKey(to), new Response(null, { headers: { Location: url } }));
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

/** Returns the oldest error page of a form of this page that was sent later, or its redirect. Null without one. */
export async function outcomeOf(address: string): Promise<Response | null> {
  const cache = await ownCache("forms");
  const path = new URL(doneKey(address), address).pathname;
  const refused = (await cache?.keys())?.find((key) => isRefused(key) && new URL(key.url).pathname === path);
  const key = refused ?? doneKey(address);
  const found = await cache?.match(key);
  if (!found || !(await cache?.delete(key))) return null;
  if (refused) return found;
  const to = found.headers.get("Location");
  return !to || new URL(to).href === new URL(address).href ? null : Response.redirect(to, 303);
}

/** Returns a link to the error page of a form that was sent later, for any next page. Null without one. */
export async function wayToRefused(): Promise<Response | null> {
  const cache = await ownCache("forms");
  const [first] = ((await cache?.keys()) ?? []).filter(isRefused);
  if (!first) return null;
  const { pathname, origin } = new URL(first.url);
  return Response.redirect(origin + decodeURIComponent(pathname.slice(DONE.length)), 303);
}

export const dropForms = () => forget("forms");
