import { contract } from "~/api/contract";
import { brand } from "~/brand";
import { categoryOf } from "~/domain/category";
import type { Language } from "~/domain/language";
import { formatEuros } from "~/domain/money";
import type { JobRow } from "../../db/job";
import { endpoint } from "../../http/endpoint";
import { selectionOf } from "../../listings/job-selection";
import { findPage, zipcodeExists } from "./list";

const MOST = 50;

/** Characters that XML 1.0 cannot represent. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(UNWRITABLE, "")
    .replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? "");

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;
const dated = (at: number) => new Date(at).toUTCString();

const SAID = {
  nl: {
    title: `Nieuwe klussen op ${brand.name}`,
    about: "De nieuwste klussen die bij je zoekopdracht passen.",
    remote: "Op afstand",
    agreed: "Prijs in overleg",
  },
  en: {
    title: `New jobs on ${brand.name}`,
    about: "The newest jobs that fit your search.",
    remote: "Remote",
    agreed: "Price to be agreed",
  },
};

function summaryOf(job: JobRow, language: Language): string {
  const place = job.city ?? SAID[language].remote;
  const price = job.price_type === "TBD" ? SAID[language].agreed : formatEuros(job.budget, language);
  return `${place} · ${price}\n\n${job.description}`;
}

function itemOf(job: JobRow, origin: string, language: Language): string {
  const link = escaped(`${origin}/task/${job.id}`);
  return `<item>${element("title", job.title)}<link>${link}</link><guid isPermaLink="true">${link}</guid>${element(
    "category",
    categoryOf(job.category)[language],
  )}${element("pubDate", dated(job.created_at))}${element("description", summaryOf(job, language))}</item>`;
}

interface Feed {
  jobs: readonly JobRow[];
  origin: string;
  self: string;
  language: Language;
  changed: number | null;
}

function rssOf({ jobs, origin, self, language, changed }: Feed): string {
  const { title, about } = SAID[language];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${element("title", title)}${element(
    "link",
    `${origin}/browse-tasks`,
  )}${element("description", about)}${element("language", language)}<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>${
    changed === null ? "" : element("lastBuildDate", dated(changed))
  }${jobs.map((job) => itemOf(job, origin, language)).join("")}</channel></rss>`;
}

export const feed = endpoint(contract.job.feed, {
  handle: async (c) => {
    const filters = await c.fields({ zipcode: zipcodeExists });
    const selection = { ...selectionOf(filters), byRating: false, byDistance: false, from: 0, to: MOST };
    const { rows } = await findPage(c.db, null, selection);
    const jobs = rows.toSorted((one, other) => other.id - one.id);
    const changed = jobs.length > 0 ? Math.max(...jobs.map(({ updated_at }) => updated_at)) : null;
    const self = c.origin + new URL(c.request.url).pathname + new URL(c.request.url).search;
    return new Response(rssOf({ jobs, origin: c.origin, self, language: c.language, changed }), {
      headers: {
        "Content-Type": "application/rss+xml; charset=utf-8",
        ...(changed !== null && { "Last-Modified": dated(changed) }),
      },
    });
  },
});
