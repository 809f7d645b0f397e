import { ageOf, dated, type KeptPage, keptPages } from "./pages";
import { part } from "./parts";

const CACHE = "offline";
export const OFFLINE = "/offline";
/** Milliseconds. */
const FRESH_FOR = 24 * 3600 * 1000;

/** What the page can be besides "online", which is what the server writes. */
export type OfflineState = "offline" | "waits" | "unsent";

const kept = async () => (await caches.open(CACHE)).match(OFFLINE);

/** Keeps the page in the language that the reader sees, with all that belongs to it. As a visitor sees it: it is nobody's. */
export async function keepOfflinePage(language: string): Promise<void> {
  const before = await kept();
  if (before?.headers.get("Content-Language") === language && ageOf(before) < FRESH_FOR) return;
  const answer = await fetch(`${OFFLINE}?lng=${language}`, { credentials: "omit" });
  if (!answer.ok) return;
  const html = await answer.clone().text();
  await Promise.all(
    Array.from(html.matchAll(/(?:href|src|data-styles)="(\/assets\/[^"]+)"/g), ([, path = ""]) => part(path)),
  );
  await (await caches.open(CACHE)).put(OFFLINE, dated(answer));
}

// Titles come as HTML from pages of ours, and paths from addresses: neither can end the attribute or the link.
const linkTo = ({ path, title }: KeptPage) => `<li><a class="text-link" href="${path}">${title}</a></li>`;

/** What a reader gets in place of a page that cannot be had; the browser's own error when there is nothing yet. */
export async function offlinePage(state: OfflineState): Promise<Response> {
  const page = await kept();
  if (!page) return Response.error();
  const list = (await keptPages()).map(linkTo).join("");
  const html = (await page.text())
    .replace('data-offline="online"', `data-offline="${state}"`)
    .replace(/(<ul[^>]*data-kept=""[^>]*>)/, (start) => start + list);
  return new Response(list ? html.replace('data-has-kept="false"', 'data-has-kept="true"') : html, {
    status: 503,
    headers: page.headers,
  });
}

/** A page as it was last seen says so. Not in a page that React takes over: it has a notice of its own. */
export async function withNotice(page: Response): Promise<Response> {
  const html = await page.text();
  const offline = (await (await kept())?.text()) ?? "";
  const notice = /<template[^>]*data-notice=""[^>]*>(.*?)<\/template>/s.exec(offline)?.[1] ?? "";
  const isLive = html.includes('id="texts"');
  const shown = isLive ? html : html.replace(/<main[^>]*>/, (start) => start + notice);
  return new Response(shown, { status: page.status, headers: page.headers });
}
