import { contract } from "~/api/contract";
import type { sitemapCalls } from "~/api/contract/sitemap";
import { timeOrNull } from "../db/person";
import { endpoint, type Handlers } from "../http/endpoint";
import { helpersOfPart, jobsOfPart, partsOfHelpers, partsOfJobs } from "../search/sitemap";

const parts = endpoint(contract.sitemap.parts, {
  handle: async ({ db }) => {
    const [jobs, helpers] = await Promise.all([partsOfJobs(db), partsOfHelpers(db)]);
    return { jobs, helpers };
  },
});

const jobs = endpoint(contract.sitemap.jobs, {
  handle: async (c) => {
    const jobs = await jobsOfPart(c.db, c.id());
    return { results: jobs.map(({ id, updated_at }) => ({ id, updated_at: timeOrNull(updated_at) })) };
  },
});

const helpers = endpoint(contract.sitemap.helpers, {
  handle: async (c) => ({ results: await helpersOfPart(c.db, c.id()) }),
});

export const sitemap = { parts, jobs, helpers } satisfies Handlers<typeof sitemapCalls>;
