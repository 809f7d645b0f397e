import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { partsOfHelpers, partsOfJobs } from "../../search/sitemap";

export const parts = endpoint(contract.sitemap.parts, {
  handle: async ({ db }) => {
    const [jobs, helpers] = await Promise.all([partsOfJobs(db), partsOfHelpers(db)]);
    return { jobs, helpers };
  },
});
