import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { helpersOfPart } from "../../search/sitemap";

export const helpers = endpoint(contract.sitemap.helpers, {
  handle: async (c) => ({ results: await helpersOfPart(c.db, c.id()) }),
});
