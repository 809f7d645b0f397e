import {
  canWait,
  dropForms,
  dropShownForm,
  hasWaiting,
  keepForm,
  outcomeOf,
  sendForms,
  sendLeft,
  wayToRefused,
} from "./forms";
import { trimLeft } from "./left";
import { withNotice } from "./notices";
import { keepOfflinePage, OFFLINE, offlinePage } from "./offline-page";
import { signedIn } from "./own";
import { behindData, dropPosted, keepPage, keptPage } from "./pages";
import { isPart, part, trimParts } from "./parts";
import { open, show } from "./push";
import { worker } from "./scope";
import { dropShared, isLogout, isOurs, isShare, keepShared, trimShared, withShared } from "./shared";

// Network first: cached pages are only for offline use (docs/decisions/044-offline.md).

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), trimParts()]));
});

async function note(request: Request, answer: Response): Promise<void> {
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return;
  const viewer = answer.headers.get("Viewer");
  await signedIn(viewer);
  await trimShared(viewer);
  await trimLeft();
  await keepPage(request, answer);
  await keepOfflinePage(answer.headers.get("Content-Language") ?? "nl");
  await sendLeft();
}

async function keepBehind(url: URL): Promise<void> {
  const request = await behindData(url);
  if (!request) return;
  const answer = await fetch(request);
  if (answer.ok) await note(request, answer);
}

async function page(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const url = new URL(request.url);
  if (url.pathname === OFFLINE && url.searchParams.has("forget") && isOurs(request)) await dropForms();
  if (isShare(request) && url.searchParams.has("forget") && isOurs(request)) await dropShared();
  const sending = await sendForms();
  if (sending === "ended") return offlinePage("ended");
  const outcome = (await outcomeOf(request.url)) ?? (await wayToRefused());
  if (outcome) return outcome;
  try {
    const ahead = sending === "sent" ? null : ((await event.preloadResponse) as Response | undefined);
    const answer = ahead ?? (await fetch(request));
    if (answer.ok) event.waitUntil(note(request, answer.clone()));
    return answer;
  } catch {
    if (await hasWaiting(request.url)) return offlinePage("waits");
    const kept = await keptPage(request.url);
    return kept ? withNotice(kept) : offlinePage("offline");
  }
}

async function form(event: FetchEvent): Promise<Response> {
  if (isOurs(event.request)) return ownForm(isShare(event.request) ? await withShared(event.request) : event.request);
  if (isShare(event.request)) return keepShared(event.request);
  return fetch(event.request).catch(() => offlinePage("unsent"));
}

async function ownForm(request: Request): Promise<Response> {
  const spare = canWait(new URL(request.url)) ? request.clone() : null;
  try {
    const answer = await fetch(request);
    // A refused form can be sent again. Shared computers: what was shared does not stay for the next user.
    if ((isShare(request) || isLogout(request)) && answer.status < 400) await dropShared();
    if (answer.status < 400) await dropPosted(new URL(request.url));
    return answer;
  } catch {
    return offlinePage(spare && (await keepForm(spare)) ? "waits" : "unsent");
  }
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin) return;
  // Excludes frames and downloads.
  if (request.mode === "navigate" && request.destination === "document") {
    event.respondWith(request.method === "GET" ? page(event) : form(event));
  } else if (request.method === "GET" && isPart(url)) {
    event.respondWith(part(request));
  } else if (request.method === "GET") {
    event.waitUntil(keepBehind(url).catch(() => undefined));
  }
});

worker.addEventListener("message", (event) => event.waitUntil(dropShownForm(event.data?.shown)));

worker.addEventListener("push", (event) => event.waitUntil(show(event.data)));
worker.addEventListener("notificationclick", (event) => event.waitUntil(open(event.notification)));
