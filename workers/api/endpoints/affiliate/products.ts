import { contract } from "~/api/contract";
import { sourceOf } from "../../adapters/affiliates/choose";
import { endpoint } from "../../http/endpoint";
import { orUnavailable } from "./availability";

export const products = endpoint(contract.affiliate.products, {
  handle: async (c) => {
    const filters = await c.fields();
    const results = await orUnavailable(sourceOf(c.env).list(filters));
    return { count: results.length, results };
  },
});
