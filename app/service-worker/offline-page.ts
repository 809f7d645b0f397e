import { HOLES, type OfflineParts } from "../domain/site/offline-parts";
import { type Markup, markup } from "./markup";
import { ageOf, dated, type KeptPage, keptPages } from "./pages";
import { part } from "./parts";

const CACHE = "offline";
export const OFFLINE = "/offline";
const PARTS = "/offline/parts";
const FRESH_MS = 24 * 3600 * 1000;

export type OfflineState = "offline" | "waits" | "unsent" | "ended";

const kept = async (path: string) => (await caches.open(CACHE)).match(path);

/** Fetched as a visitor, so that they contain nothing personal. */
export async function keepOfflinePage(language: string): Promise<void> {
  const before = await kept(OFFLINE);
  // An older worker cached a page without holes, and no parts.
  const isCached = [before, await kept(PARTS)].every((one) => one?.headers.get("Content-Language") === language);
  if (isCached && ageOf(before) < FRESH_MS) return;
  const [page, parts] = await Promise.all(
    [`${OFFLINE}?holes&`, `${PARTS}?`].map((address) => fetch(`${address}lng=${language}`, { credentials: "omit" })),
  );
  if (!page?.ok || !parts?.ok) return;
  const { assets } = (await parts.clone().json()) as OfflineParts;
  await Promise.all(assets.map(part));
  const cache = await caches.open(CACHE);
  await cache.put(OFFLINE, dated(page));
  // Last: the browser can end the worker at any time, and without it the next page fetches both again.
  await cache.put(PARTS, parts);
}

export const linkTo = ({ path, title }: KeptPage): Markup =>
  markup`<a class="text-link" href="${path}">${title || path}</a>`;

export async function offlinePage(state: OfflineState): Promise<Response> {
  const page = await kept(OFFLINE);
  if (!page) return Response.error();
  const links = (await keptPages()).map((one) => markup`<li>${linkTo(one)}</li>`);
  const html = (await page.text()).replace(HOLES.state, state).replace(HOLES.pages, () => markup`${links}`.html);
  return new Response(html, { status: state === "ended" ? 200 : 503, headers: page.headers });
}

/** Null before the first page was cached. */
export const offlineParts = async (): Promise<OfflineParts | null> => (await kept(PARTS))?.json() ?? null;
