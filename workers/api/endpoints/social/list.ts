import { contract } from "~/api/contract";
import { linksOf } from "../../db/social";
import { endpoint } from "../../http/endpoint";

export const list = endpoint(contract.social.list, {
  handle: async (c) => ({ results: await linksOf(c.db, c.viewer.id) }),
});
