import { contract } from "~/api/contract";
import { sourceOf } from "../../adapters/affiliates/choose";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { orUnavailable } from "./availability";

const ADD = `INSERT INTO affiliate_click (product_id, product_name, merchant, category, price, clicked_at)
  VALUES (?, ?, ?, ?, ?, ?)`;

export const trackClick = endpoint(contract.affiliate.trackClick, {
  handle: async (c) => {
    const { productId } = c.ids();
    if (!(await orUnavailable(sourceOf(c.env).has(productId)))) refuse("not_found");
    const { productName, merchant, category, price } = await c.fields();
    const add = c.db.prepare(ADD).bind(productId, productName, merchant, category, price, c.now);
    await c.tx.add(add).commit();
    return undefined;
  },
});
