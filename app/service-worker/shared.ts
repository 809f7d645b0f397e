import { viewerNow } from "./own";
import { worker } from "./scope";

const SHARE = "/post-job/delen";
const CACHE = "shared";
const LOGOUT = "/logout";
/** Shared text is erased if the user does not confirm it in this time. */
const KEPT_MS = 24 * 3600 * 1000;

/**
 * Our pages name themselves as the referrer (workers/pages/headers.ts). A form of another site must not be sent as one
 * of ours: the server refuses it (app/api/same-origin.ts).
 */
export const isOurs = ({ referrer }: Request): boolean => referrer.startsWith(`${worker.location.origin}/`);

export const isLogout = ({ url }: Request): boolean => new URL(url).pathname === LOGOUT;

export const isShare = ({ url }: Request): boolean => new URL(url).pathname === SHARE;

/** Another app shares without a page, but any site can post the same: the user confirms it on a page of ours. */
export async function keepShared(request: Request): Promise<Response> {
  const headers = {
    "Content-Type": request.headers.get("Content-Type") ?? "",
    "Shared-At": String(Date.now()),
    "Shared-By": (await viewerNow()) ?? "",
  };
  await (await caches.open(CACHE)).put(SHARE, new Response(await request.blob(), { headers }));
  return Response.redirect(`${worker.location.origin}${SHARE}?shared`, 303);
}

async function sharedNow(): Promise<Response | undefined> {
  const shared = await (await caches.open(CACHE)).match(SHARE);
  if (!shared || Date.now() - Number(shared.headers.get("Shared-At")) < KEPT_MS) return shared;
  await dropShared();
}

/** A visitor may be the user whose session ended. */
export async function trimShared(viewer: string | null): Promise<void> {
  const by = (await sharedNow())?.headers.get("Shared-By");
  if (by && viewer !== null && viewer !== by) await dropShared();
}

export async function withShared(request: Request): Promise<Request> {
  const shared = await sharedNow();
  if (!shared) return request;
  const sent = await shared.formData();
  for (const [name, value] of await request.formData()) sent.append(name, value);
  return new Request(request.url, { method: "POST", body: sent, redirect: "manual" });
}

export const dropShared = async (): Promise<boolean> => (await caches.open(CACHE)).delete(SHARE);
