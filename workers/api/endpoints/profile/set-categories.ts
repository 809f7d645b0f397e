import { contract } from "~/api/contract";
import type { CategoryId } from "~/domain/category-names";
import type { Database, Write } from "../../db/database";
import { endpoint } from "../../http/endpoint";

export function replaceCategories(db: Database, user: number, chosen: CategoryId[]): Write[] {
  return [
    db.prepare("DELETE FROM user_category WHERE user_id = ?").bind(user),
    db
      .prepare("INSERT INTO user_category (user_id, category) SELECT ?, value FROM json_each(?)")
      .bind(user, JSON.stringify(chosen)),
  ];
}

export const setCategories = endpoint(contract.profile.setCategories, {
  handle: async (c) => {
    const { categories } = await c.fields();
    await c.tx.add(...replaceCategories(c.db, c.viewer.id, categories)).commit();
    return { categories: categories.toSorted((one, other) => one - other) };
  },
});
