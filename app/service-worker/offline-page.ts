import { ageOf, dated, type KeptPage, keptPages } from "./pages";
import { part } from "./parts";

const CACHE = "offline";
export const OFFLINE = "/offline";
const FRESH_MS = 24 * 3600 * 1000;

export type OfflineState = "offline" | "waits" | "unsent" | "ended";

const kept = async () => (await caches.open(CACHE)).match(OFFLINE);

/** Fetched as a visitor, so that it contains nothing personal. */
export async function keepOfflinePage(language: string): Promise<void> {
  const before = await kept();
  if (before?.headers.get("Content-Language") === language && ageOf(before) < FRESH_MS) return;
  const answer = await fetch(`${OFFLINE}?lng=${language}`, { credentials: "omit" });
  if (!answer.ok) return;
  const html = await answer.clone().text();
  await Promise.all(
    Array.from(html.matchAll(/(?:href|src|data-styles)="(\/assets\/[^"]+)"/g), ([, path = ""]) => part(path)),
  );
  await (await caches.open(CACHE)).put(OFFLINE, dated(answer));
}

// Titles are HTML of our pages and paths are from parsed URLs, so neither can break the markup.
const linkTo = ({ path, title }: KeptPage) => `<li><a class="text-link" href="${path}">${title}</a></li>`;

export async function offlinePage(state: OfflineState): Promise<Response> {
  const page = await kept();
  if (!page) return Response.error();
  const list = (await keptPages()).map(linkTo).join("");
  const html = (await page.text())
    .replace('data-offline="online"', `data-offline="${state}"`)
    .replace(/(<ul[^>]*data-kept=""[^>]*>)/, (start) => start + list);
  return new Response(list ? html.replace('data-has-kept="false"', 'data-has-kept="true"') : html, {
    status: state === "ended" ? 200 : 503,
    headers: page.headers,
  });
}

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

async function templateOf(name: "notice" | "refused" | "refused-too"): Promise<string> {
  const offline = (await (await kept())?.text()) ?? "";
  return new RegExp(`<template[^>]*data-${name}=""[^>]*>(.*?)</template>`, "s").exec(offline)?.[1] ?? "";
}

const withTop = (html: string, top: string) => html.replace(/<main[^>]*>/, (start) => start + top);
const withList = (html: string, name: "typed" | "too", list: string) =>
  html.replace(new RegExp(`(<ul[^>]*data-${name}=""[^>]*>)`), (start) => start + list);

/** Fields that the user did not type. Copied, because the worker shares no module with the pages. */
const UNTYPED = ["intent", "once", "shown"];

export const typedIn = (sent: FormData): string[] =>
  [...sent].flatMap(([name, value]) =>
    typeof value === "string" && value.trim() !== "" && !UNTYPED.includes(name) ? [value] : [],
  );

interface OtherForm extends KeptPage {
  typed: readonly string[];
}

const words = (typed: readonly string[]) =>
  typed.map((value) => `<li class="whitespace-pre-line wrap-anywhere">${escaped(value)}</li>`).join("");

const otherForm = ({ path, title, typed }: OtherForm) =>
  `<li><a class="text-link" href="${escaped(path)}">${title || escaped(path)}</a><ul>${words(typed)}</ul></li>`;

interface RefusedForm {
  key: string;
  typed: readonly string[];
  others: readonly OtherForm[];
}

export async function withRefused(html: string, { key, typed, others }: RefusedForm): Promise<string> {
  const lost = typed.filter((value) => !html.includes(escaped(value)));
  const mark = `<span hidden data-refused-form="${escaped(key)}"></span>`;
  const notice = mark + withList(await templateOf("refused"), "typed", words(lost));
  if (others.length === 0) return withTop(html, notice);
  return withTop(html, notice + withList(await templateOf("refused-too"), "too", others.map(otherForm).join("")));
}

/** Live pages have their own notice. */
export async function withNotice(page: Response): Promise<Response> {
  const html = await page.text();
  const isLive = html.includes('id="texts"');
  const shown = isLive ? html : withTop(html, await templateOf("notice"));
  return new Response(shown, { status: page.status, headers: page.headers });
}
