import { contract } from "~/api/contract";
import { timeOrNull } from "../../db/person";
import { endpoint } from "../../http/endpoint";
import { jobsOfPart } from "../../search/sitemap";

export const jobs = endpoint(contract.sitemap.jobs, {
  handle: async (c) => {
    const found = await jobsOfPart(c.db, c.id());
    return { results: found.map(({ id, updated_at }) => ({ id, updated_at: timeOrNull(updated_at) })) };
  },
});
