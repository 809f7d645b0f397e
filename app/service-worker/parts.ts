import { trim } from "./trim";

const PARTS = "parts";
const MAX_PARTS = 150;

/** Names contain a content hash, so a cached file is never out of date. */
export const isPart = (url: URL): boolean => url.pathname.startsWith("/assets/");

export async function part(request: Request | string): Promise<Response> {
  const cache = await caches.open(PARTS);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

export const trimParts = async () => trim(await caches.open(PARTS), MAX_PARTS);
