import { contract } from "~/api/contract";
import { brand } from "~/brand";
import { categoryOf } from "~/domain/category-names";
import type { Language } from "~/domain/language";
import { formatEuros } from "~/domain/money";
import { type RssItem, rssDate, rssOf } from "~/domain/rss";
import type { JobRow } from "../../db/job";
import { endpoint } from "../../http/endpoint";
import { selectionOf } from "../../search/job-selection";
import { findPage, zipcodeExists } from "./list";

const MAX_JOBS = 50;

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

const itemOf = (job: JobRow, origin: string, language: Language): RssItem => ({
  title: job.title,
  link: `${origin}/task/${job.id}`,
  category: categoryOf(job.category)[language],
  publishedAt: job.created_at,
  description: summaryOf(job, language),
});

export const feed = endpoint(contract.job.feed, {
  handle: async (c) => {
    const filters = await c.fields({ zipcode: zipcodeExists });
    const selection = { ...selectionOf(filters), byRating: false, byDistance: false, from: 0, to: MAX_JOBS };
    const { rows } = await findPage(c.db, null, selection);
    const jobs = rows.toSorted((one, other) => other.id - one.id);
    const changedAt = jobs.length > 0 ? Math.max(...jobs.map(({ updated_at }) => updated_at)) : null;
    const { title, about } = SAID[c.language];
    const { pathname, search } = new URL(c.request.url);
    const channel = {
      title,
      link: `${c.origin}/browse-tasks`,
      description: about,
      language: c.language,
      self: c.origin + pathname + search,
      changedAt,
      items: jobs.map((job) => itemOf(job, c.origin, c.language)),
    };
    return new Response(rssOf(channel), {
      headers: {
        "Content-Type": "application/rss+xml; charset=utf-8",
        ...(changedAt !== null && { "Last-Modified": rssDate(changedAt) }),
      },
    });
  },
});
