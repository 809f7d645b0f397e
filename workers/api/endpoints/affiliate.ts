import { contract } from "~/api/contract";
import type { affiliateCalls } from "~/api/contract/affiliates";
import { sourceOf } from "../adapters/affiliates/choose";
import { Unreachable } from "../adapters/affiliates/port";
import { insertAffiliateClick } from "../db/engagement";
import { endpoint, type Handlers } from "../http/endpoint";
import { refuse } from "../http/refusal";

async function orUnavailable<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof Unreachable) refuse("unavailable");
    throw error;
  }
}

const products = endpoint(contract.affiliate.products, {
  handle: async (c) => {
    const filters = await c.fields();
    const results = await orUnavailable(sourceOf(c.env).list(filters));
    return { count: results.length, results };
  },
});

const trackClick = endpoint(contract.affiliate.trackClick, {
  handle: async (c) => {
    const { productId } = c.ids();
    if (!(await orUnavailable(sourceOf(c.env).has(productId)))) refuse("not_found");
    const click = await c.fields();
    await c.tx.add(insertAffiliateClick(c.db, c.now, { productId, ...click })).commit();
    return undefined;
  },
});

export const affiliate = { products, trackClick } satisfies Handlers<typeof affiliateCalls>;
