import type { Language } from "../values/language";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(UNWRITABLE, "")
    .replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? "");

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

export const rssDate = (at: number) => new Date(at).toUTCString();

export interface RssItem {
  title: string;
  link: string;
  category?: string;
  publishedAt: number;
  description: string;
}

export interface RssChannel {
  title: string;
  link: string;
  description: string;
  language: Language;
  self: string;
  changedAt: number | null;
  items: readonly RssItem[];
}

function itemOf({ title, link, category, publishedAt, description }: RssItem): string {
  const parts = [
    element("title", title),
    element("link", link),
    `<guid isPermaLink="true">${escaped(link)}</guid>`,
    category === undefined ? "" : element("category", category),
    element("pubDate", rssDate(publishedAt)),
    element("description", description),
  ];
  return `<item>${parts.join("")}</item>`;
}

export function rssOf(channel: RssChannel): string {
  const parts = [
    element("title", channel.title),
    element("link", channel.link),
    element("description", channel.description),
    element("language", channel.language),
    `<atom:link href="${escaped(channel.self)}" rel="self" type="application/rss+xml"/>`,
    channel.changedAt === null ? "" : element("lastBuildDate", rssDate(channel.changedAt)),
    ...channel.items.map(itemOf),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${parts.join("")}</channel></rss>`;
}
