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

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
/** As React writes it. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** A template of the page for no connection. */
async function templateOf(name: "notice" | "refused"): Promise<string> {
  const offline = (await (await kept())?.text()) ?? "";
  return new RegExp(`<template[^>]*data-${name}=""[^>]*>(.*?)</template>`, "s").exec(offline)?.[1] ?? "";
}

const withTop = (html: string, top: string) => html.replace(/<main[^>]*>/, (start) => start + top);

/** The fields that nobody typed: the button, and the id of the form. Written out, since the worker shares no module with the pages. */
const UNTYPED = ["intent", "once"];

/** The page that refuses a form which was sent later, with what was typed, as far as the page does not show it. */
export async function withTyped(page: Response, sent: FormData): Promise<Response> {
  const html = await page.text();
  const typed = [...sent]
    .flatMap(([name, value]) => (typeof value === "string" && !UNTYPED.includes(name) ? [escaped(value)] : []))
    .filter((value) => value.trim() !== "" && !html.includes(value));
  const list = typed.map((value) => `<li class="whitespace-pre-line wrap-anywhere">${value}</li>`).join("");
  const notice = (await templateOf("refused")).replace(/(<ul[^>]*data-typed=""[^>]*>)/, (start) => start + list);
  return new Response(withTop(html, notice), { status: page.status, headers: page.headers });
}

/** A page as it was last seen says so. Not in a page that React takes over: it has a notice of its own. */
export async function withNotice(page: Response): Promise<Response> {
  const html = await page.text();
  const isLive = html.includes('id="texts"');
  const shown = isLive ? html : withTop(html, await templateOf("notice"));
  return new Response(shown, { status: page.status, headers: page.headers });
}
