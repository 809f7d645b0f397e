import { z } from "zod";
import { category } from "../../domain/jobs/category";
import { foundJobs, jobArea, jobFilters, jobStatistics, zip4 } from "../../domain/jobs/job";
import { kindOfWork, priceGuide } from "../../domain/jobs/price-guide";
import { money } from "../../domain/money/money-schema";
import { pageOf } from "../../domain/values/page-schema";
import { postcodeOrArea } from "../../domain/values/postcode";
import { emptyIsAbsent, searchWords } from "../../domain/values/value";
import { call } from "../call";

const list = call({
  method: "GET",
  path: "/api/job/list/",
  who: "everyone",
  summary: "Open jobs, filtered and sorted",
  fields: jobFilters,
  answers: { 200: foundJobs },
  cache: "fresh",
});

const areas = call({
  method: "GET",
  path: "/api/job/areas/",
  who: "everyone",
  summary: "Open jobs per postcode area",
  fields: jobFilters,
  answers: {
    200: pageOf(jobArea),
  },
});

const feed = call({
  method: "GET",
  path: "/api/job/feed/",
  who: "everyone",
  summary: "RSS 2.0 of the newest fifty jobs the list's filters leave",
  fields: jobFilters,
  answers: { 200: "raw" },
  mediaType: "application/rss+xml",
  cache: "fresh",
});

const facts = z.object({
  category: emptyIsAbsent(category),
  search: searchWords(100),
  zip4: emptyIsAbsent(zip4),
  price: emptyIsAbsent(money),
});

const statistics = call({
  method: "GET",
  path: "/api/job/statistics/",
  who: "everyone",
  summary: "How many open jobs there are, and what they pay",
  fields: facts,
  answers: { 200: jobStatistics },
  cache: "fresh",
});

const price = call({
  method: "GET",
  path: "/api/job/price/",
  who: "everyone",
  summary: "What accepted bids of a category, or of a kind of work in it, were nearby: the newest 200 at most",
  fields: z.object({ category, kind: emptyIsAbsent(kindOfWork), zipcode: emptyIsAbsent(postcodeOrArea) }),
  answers: { 200: priceGuide },
  cache: "fresh",
});

const zipcode = call({
  method: "GET",
  path: "/api/job/zipcode/",
  who: "everyone",
  summary: "The place of a postcode",
  fields: z.object({ zipcode: postcodeOrArea }),
  answers: { 200: z.object({ zipcode: z.string(), city: z.string() }) },
  cache: "steady",
});

export const jobSearchCalls = { list, areas, feed, statistics, price, zipcode };
