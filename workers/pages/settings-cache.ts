import { contract } from "~/api/contract";
import type { Send } from "../gateway/send";

const { path } = contract.global.settings;
const cache = new Map<string, { body: string; until: number }>();

const maxAgeOf = (answer: Response) =>
  Number(/\bmax-age=(\d+)/.exec(answer.headers.get("Cache-Control") ?? "")?.[1] ?? 0);

/** Public, so fetched without a session, and cached for the API's own `max-age`. */
export async function cachedSettings(request: Request, origin: string, send: Send): Promise<Response> {
  const known = cache.get(origin);
  if (known && Date.now() < known.until) return new Response(known.body);
  const answer = await send(request);
  const age = maxAgeOf(answer);
  if (!answer.ok || age === 0) return answer;
  const body = await answer.text();
  cache.set(origin, { body, until: Date.now() + age * 1000 });
  return new Response(body);
}

export const asksForSettings = (request: Request): boolean =>
  request.method === "GET" && new URL(request.url).pathname === path;
