import { NEAREST_RATED } from "~/domain/accounts/helper";
import type { Database } from "../db/database";
import type { HelperCategory } from "./helpers";
import { byDistance, type Near } from "./people-by-distance";
import type { PeoplePage } from "./people-by-rating";

/** The id of a row is 16 times its user plus its category, 0 for all (migration 0017). */
const RATINGS = "SELECT user_id AS id, rating FROM helper WHERE id IN (SELECT 16 * value + ? FROM json_each(?))";

export async function byRatingNearby(
  db: Database,
  category: HelperCategory,
  near: Near,
  from: number,
  to: number,
): Promise<PeoplePage> {
  const { ids } = await byDistance(db, category, near, 0, NEAREST_RATED);
  const { results } = await db
    .prepare(RATINGS)
    .bind(category, JSON.stringify(ids))
    .all<{ id: number; rating: number }>();
  const ratings = new Map(results.map(({ id, rating }) => [id, rating]));
  const ratingOf = (id: number) => ratings.get(id) ?? -1;
  const best = ids.toSorted((one, other) => ratingOf(other) - ratingOf(one));
  return { count: best.length, ids: best.slice(from, to) };
}
