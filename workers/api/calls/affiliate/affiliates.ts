import { contract } from "~/api/contract";
import { sourceOf } from "../../adapters/affiliates/choose";
import { Unreachable } from "../../adapters/affiliates/port";
import { commit } from "../../db/batch";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";

const ADD = `INSERT INTO affiliate_click (product_id, product_name, merchant, category, price, clicked_at)
  VALUES (?, ?, ?, ?, ?, ?)`;

async function orUnavailable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Unreachable) refuse("unavailable");
    throw error;
  }
}

/** Products of shops that pay for visitors, and what is clicked (api.md 4.13). */
export function serveAffiliates(app: ApiApp): void {
  const { products, trackClick } = contract.affiliate;

  serve(app, products, async (q) => {
    const filters = await q.fields();
    const results = await orUnavailable(sourceOf(q.env).list(filters));
    return { count: results.length, results };
  });

  serve(app, trackClick, async (q) => {
    const { productId } = q.ids();
    if (!(await orUnavailable(sourceOf(q.env).has(productId)))) refuse("not_found");
    const { productName, merchant, category, price } = await q.fields();
    const add = q.db.prepare(ADD).bind(productId, productName, merchant, category, price, q.now);
    await commit(q.db, [add]);
    return undefined;
  });
}
