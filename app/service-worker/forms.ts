import { dropLeft, hasLeft, leave, takeLeft } from "./left";
import { typedIn, withRefused } from "./notices";
import { keepOfflinePage } from "./offline-page";
import { forget, ownCache, signedIn, viewerNow } from "./own";
import { dropPosted, titleOf } from "./pages";

/** Forms that can wait for a connection: posting a job, and a bid. The server makes them idempotent. */
const WAITING = /^\/(?:post-job(?:\/[a-z\d-]+)*|task\/\d+\/bod)$/;

/** The server answers a form of a session that ended by a redirect to these. */
const LOGINS = ["/login", "/signup"];

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

interface Refused {
  status: number;
  headers: [string, string][];
  html: string;
  /** Empty for an error page. */
  title: string;
  typed: string[];
  /** Was listed above the error page of another form. */
  isListed: boolean;
  isAnswered: boolean;
}

async function asRefused(answer: Response, sent: FormData): Promise<Response> {
  const refused: Refused = {
    status: answer.status,
    headers: [...answer.headers],
    html: await answer.text(),
    title: titleOf(answer),
    typed: typedIn(sent),
    isListed: false,
    isAnswered: false,
  };
  return Response.json(refused);
}

const pathOf = ({ url }: Request) => decodeURIComponent(new URL(url).pathname.slice(DONE.length));

async function refusedIn(cache: Cache): Promise<{ key: Request; path: string; form: Refused }[]> {
  const found = (await cache.keys()).filter(isRefused).map(async (key) => {
    const form = (await (await cache.match(key))?.json().catch(() => null)) as Refused | null;
    if (!form) await cache.delete(key);
    return form && { key, path: pathOf(key), form };
  });
  return (await Promise.all(found)).filter((one) => one !== null);
}

/** `later`: no connection, or a server that is busy. `ended`: the session of the writer ended. */
export type Sending = "none" | "sent" | "later" | "ended";

async function send(cache: Cache, key: Request): Promise<Sending> {
  const kept = await cache.match(key);
  const to = kept?.headers.get(TO);
  if (!kept || !to) return "sent";
  try {
    const headers = { "Content-Type": kept.headers.get("Content-Type") ?? "" };
    const answer = await fetch(to, { method: "POST", headers, body: await kept.clone().blob() });
    const { url, status, redirected } = answer;
    if (redirected && LOGINS.includes(new URL(url).pathname)) return "ended";
    if (status === 429 || status >= 500) throw new Error(`not taken: ${status}`);
    // The error page has the typed text: the form was left long ago.
    if (status >= 400) await cache.put(refusedKey(to, key), await asRefused(answer, await kept.formData()));
    else await cache.put(doneKey(to), new Response(null, { headers: { Location: url } }));
    // Last: the browser can end the worker at any time, and the server takes a form once.
    await cache.delete(key);
    if (status < 400) await dropPosted(new URL(to, location.origin));
    return "sent";
  } catch {
    return "later";
  }
}

/** One event at a time: two would send the same form. */
export const sendForms = (): Promise<Sending> => navigator.locks.request("forms", sendInOrder);

async function sendInOrder(): Promise<Sending> {
  const viewer = await viewerNow();
  const cache = await ownCache("forms");
  if (viewer === null || !cache) return "none";
  await takeLeft(viewer, cache);
  const keys = (await cache.keys()).filter(isWaiting);
  for (const key of keys) {
    const sending = await send(cache, key);
    if (sending === "ended") await leaveAll(viewer, cache);
    if (sending !== "sent") return sending;
  }
  return keys.length > 0 ? "sent" : "none";
}

/** The pages of the session that ended go too. */
async function leaveAll(viewer: string, cache: Cache): Promise<void> {
  await leave(viewer, cache, (await cache.keys()).filter(isWaiting));
  await signedIn(null);
}

export async function sendLeft(): Promise<void> {
  const viewer = await viewerNow();
  if (viewer !== null && (await hasLeft(viewer))) await sendForms();
}

export async function hasWaiting(address: string): Promise<boolean> {
  const cache = await ownCache("forms");
  if (!cache) return false;
  const found = await Promise.all((await cache.keys()).filter(isWaiting).map((key) => cache.match(key)));
  return found.some((kept) => kept?.headers.get(TO) === address);
}

interface StoredRefusal {
  key: Request;
  form: Refused;
}

async function dropRefused(cache: Cache, own: StoredRefusal, refused: readonly StoredRefusal[]): Promise<void> {
  if (!(await cache.delete(own.key))) return;
  const others = refused.filter((one) => one !== own);
  await Promise.all(others.map(({ key, form }) => cache.put(key, Response.json({ ...form, isListed: true }))));
}

/** Until then the user may have left the page without seeing it. In order with `sendForms`, which precedes the next page. */
export const dropShownForm = (key: unknown): Promise<void> =>
  navigator.locks.request("forms", async () => {
    const cache = await ownCache("forms");
    const refused = cache ? await refusedIn(cache) : [];
    const own = refused.find((one) => one.key.url === new URL(String(key), location.origin).href);
    if (cache && own) await dropRefused(cache, own, refused);
  });

/** Error pages have no title, and no script that reports. So each page of `WAITING` needs a `title` in its loader. */
const canReport = ({ title }: Refused) => title !== "";

/** Null without one. The page lists the other rejected forms, and reports when it is displayed. */
export async function outcomeOf(address: string): Promise<Response | null> {
  const cache = await ownCache("forms");
  if (!cache) return null;
  const refused = await refusedIn(cache);
  const own = refused.find(({ path }) => path === new URL(address).pathname);
  if (own) {
    const others = refused
      .filter((one) => one !== own)
      .map(({ path, form: { title, typed } }) => ({ path, title, typed }));
    const { html, typed, status, headers } = own.form;
    const { pathname, search } = new URL(own.key.url);
    // The notice needs its sentences, and the first page after an update of the worker can be this one.
    await keepOfflinePage(new Headers(headers).get("Content-Language") ?? "nl").catch(() => undefined);
    // Once more at most, so that a page whose script fails cannot come for ever.
    if (canReport(own.form) && !own.form.isAnswered) {
      await cache.put(own.key, Response.json({ ...own.form, isAnswered: true }));
    } else {
      await dropRefused(cache, own, refused);
    }
    return new Response(await withRefused(html, { key: pathname + search, typed, others }), { status, headers });
  }
  const found = await cache.match(doneKey(address));
  if (!found || !(await cache.delete(doneKey(address)))) return null;
  const to = found.headers.get("Location");
  return !to || new URL(to).href === new URL(address).href ? null : Response.redirect(to, 303);
}

export async function wayToRefused(): Promise<Response | null> {
  const cache = await ownCache("forms");
  const first = cache && (await refusedIn(cache)).find(({ form }) => !form.isListed);
  return first ? Response.redirect(new URL(first.path, first.key.url), 303) : null;
}

export const dropForms = () => Promise.all([forget("forms"), dropLeft()]);
