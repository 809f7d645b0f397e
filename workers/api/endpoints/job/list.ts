import { contract } from "~/api/contract";
import { brand } from "~/brand";
import { categoryOf } from "~/domain/jobs/category-names";
import { formatEuros } from "~/domain/money/money";
import { type RssItem, rssDate, rssOf } from "~/domain/site/rss";
import type { Language } from "~/domain/values/language";
import { type JobRow, jobOf } from "../../db/job";
import { listOwnJobs, withLastDeals } from "../../db/own-job";
import { endpoint } from "../../http/endpoint";
import { areaOf } from "../../postcodes/areas";
import { areasByDistance } from "../../postcodes/by-distance";
import { zipcodeExists } from "../../postcodes/exists";
import { countHelpers } from "../../search/helpers";
import { type Selection, selectionOf } from "../../search/job-selection";
import { meanBudget } from "../../search/job-statistics";
import { findPage } from "../../search/jobs";
import { countsPerArea } from "../../search/jobs-by-area";
import { newestFirst } from "../../search/jobs-by-newest";
import { searchIds, searchPerArea } from "../../search/jobs-by-search";
import { jobOfPath } from "./job";

export const list = endpoint(contract.job.list, {
  handle: async (c) => {
    const selection = selectionOf(await c.fields({ zipcode: zipcodeExists }));
    const viewer = c.viewer?.id ?? null;
    const { count, rows, meant } = await findPage(c.db, viewer, selection);
    const results = rows.map((row) => jobOf(row, viewer, c.language, selection.origin));
    return meant ? { count, results, meant } : { count, results };
  },
});

function placesOf({ zip4, origin, radius }: Selection): Set<string> | null {
  if (radius === null || !origin) return zip4 === null ? null : new Set([zip4]);
  const near = areasByDistance(origin).filter(({ metres }) => metres <= radius);
  return new Set(near.map(({ area }) => area.zip4).filter((one) => zip4 === null || one === zip4));
}

export const areas = endpoint(contract.job.areas, {
  handle: async (c) => {
    const selection = selectionOf(await c.fields({ zipcode: zipcodeExists }));
    const perArea =
      selection.words.length > 0 ? await searchPerArea(c.db, selection) : await countsPerArea(c.db, selection);
    const places = placesOf(selection);
    const results = [...perArea]
      .flatMap(([zip4, count]) => {
        const area = areaOf(zip4);
        if (!area || count === 0 || (places && !places.has(zip4))) return [];
        return [{ zip4, city: area.city, latitude: area.lat, longitude: area.lng, count }];
      })
      .sort((a, b) => b.count - a.count || Number(a.zip4) - Number(b.zip4));
    return { count: results.length, results };
  },
});

const MAX_FEED_JOBS = 50;

const FEED_TEXTS = {
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
  const place = job.city ?? FEED_TEXTS[language].remote;
  const price = job.price_type === "TBD" ? FEED_TEXTS[language].agreed : formatEuros(job.budget, language);
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
    const selection = { ...selectionOf(filters), byRating: false, byDistance: false, from: 0, to: MAX_FEED_JOBS };
    const { rows } = await findPage(c.db, null, selection);
    const jobs = rows.toSorted((one, other) => other.id - one.id);
    const changedAt = jobs.length > 0 ? Math.max(...jobs.map(({ updated_at }) => updated_at)) : null;
    const { title, about } = FEED_TEXTS[c.language];
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

type Filters = { category?: Selection["categories"][number]; search: string | null; zip4?: string; price?: number };

function selectionOfStatistics({ category, search, zip4, price }: Filters): Selection {
  return {
    categories: category ? [category] : [],
    price: price ?? 0,
    zip4: zip4 ?? null,
    words: (search ?? "").split(/\s+/).filter(Boolean),
    origin: null,
    radius: null,
    byRating: false,
    byDistance: false,
    from: 0,
    to: 0,
  };
}

export const statistics = endpoint(contract.job.statistics, {
  handle: async (c) => {
    const { db } = c;
    const fields = await c.fields();
    const selection = selectionOfStatistics(fields);
    const ids = selection.words.length > 0 ? (await searchIds(db, selection)).ids : null;
    const [count, mean, active] = await Promise.all([
      ids ? ids.length : findPage(db, null, selection).then((jobs) => jobs.count),
      meanBudget(db, selection, ids),
      countHelpers(db, fields.category ?? 0),
    ]);
    return { available: count, average_budget: mean === null ? null : Math.floor(mean / 100 + 0.5), active };
  },
});

const MAX_OTHER_JOBS = 10;

export const others = endpoint(contract.job.others, {
  load: jobOfPath,
  handle: async (c, job) => {
    const viewer = c.viewer?.id ?? null;
    const origin = job.is_remote === 1 ? null : areaOf(job.zip4);
    const { rows } = await findPage(c.db, viewer, {
      categories: [],
      price: 0,
      zip4: null,
      words: [],
      origin,
      radius: null,
      byRating: false,
      byDistance: origin !== null,
      from: 0,
      to: MAX_OTHER_JOBS + 1,
    });
    const others = rows.filter(({ id }) => id !== job.id).slice(0, MAX_OTHER_JOBS);
    return { count: others.length, results: others.map((row) => jobOf(row, viewer, c.language, origin)) };
  },
});

export const mine = endpoint(contract.job.mine, {
  load: async (c) => {
    const { db, viewer, language } = c;
    const { page, status, ended } = await c.fields();
    const { count, results } = await listOwnJobs(db, viewer.id, page, { status, ended });
    const jobs = results.sort(newestFirst).map((row) => jobOf(row, viewer.id, language));
    return { count, results: await withLastDeals(db, viewer.id, jobs, language) };
  },
  handle: (_, jobs) => jobs,
});
