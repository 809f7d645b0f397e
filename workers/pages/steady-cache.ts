import { contract } from "~/api/contract";
import type { Send } from "../gateway/send";

/** What is the same for everybody and seldom changes, and what many pages want to know. */
const STEADY: readonly string[] = [
  contract.global.settings.path,
  contract.global.figures.path,
  contract.global.version.path,
];
const cache = new Map<string, { body: string; until: number }>();

const maxAgeOf = (answer: Response) =>
  Number(/\bmax-age=(\d+)/.exec(answer.headers.get("Cache-Control") ?? "")?.[1] ?? 0);

/** Public, so fetched without a session, and cached for the API's own `max-age`. */
export async function cachedSteady(request: Request, origin: string, send: Send): Promise<Response> {
  const key = origin + new URL(request.url).pathname;
  const known = cache.get(key);
  if (known && Date.now() < known.until) return new Response(known.body);
  const answer = await send(request);
  const age = maxAgeOf(answer);
  if (!answer.ok || age === 0) return answer;
  const body = await answer.text();
  cache.set(key, { body, until: Date.now() + age * 1000 });
  return new Response(body);
}

export const isSteady = (request: Request): boolean =>
  request.method === "GET" && STEADY.includes(new URL(request.url).pathname);
