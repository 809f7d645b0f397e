import type { sitemapCalls } from "~/api/contract/sitemap";
import type { Handlers } from "../http/endpoint";
import { helpers } from "./sitemap/helpers";
import { jobs } from "./sitemap/jobs";
import { parts } from "./sitemap/parts";

export const sitemap = { parts, jobs, helpers } satisfies Handlers<typeof sitemapCalls>;
