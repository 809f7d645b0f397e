import { trim } from "./trim";

const PARTS = "parts";
/** About two versions of the site. */
const MOST = 150;

/** Styles, scripts and faces have their content's hash in their name: what is kept is never old. */
export const isPart = (url: URL): boolean => url.pathname.startsWith("/assets/");

/** A part of a page, of the cache first. */
export async function part(request: Request | string): Promise<Response> {
  const cache = await caches.open(PARTS);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

export const trimParts = async () => trim(await caches.open(PARTS), MOST);
