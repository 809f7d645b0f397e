import { sitemapPart, sitemapParts } from "../../domain/site/sitemap";
import { call } from "../call";

const parts = call({
  method: "GET",
  path: "/api/sitemap/",
  who: "everyone",
  summary: "Numbers of the parts in which open jobs and helpers are told; a part spans 4,096 ids",
  answers: { 200: sitemapParts },
  cache: "fresh",
});

const jobs = call({
  method: "GET",
  path: "/api/sitemap/jobs/:id/",
  who: "everyone",
  summary: "The open jobs of a part",
  answers: { 200: sitemapPart },
  cache: "fresh",
});

const helpers = call({
  method: "GET",
  path: "/api/sitemap/helpers/:id/",
  who: "everyone",
  summary: "The people of a part who offer help",
  answers: { 200: sitemapPart },
  cache: "fresh",
});

export const sitemapCalls = { parts, jobs, helpers };
