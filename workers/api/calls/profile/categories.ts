import { contract } from "~/api/contract";
import type { CategoryId } from "~/domain/category";
import { commit } from "../../db/batch";
import { type ApiApp, serve } from "../../http/serve";

/** Statements that make these, and only these, the categories someone helps with. */
export function replaceCategories(db: D1Database, user: number, chosen: CategoryId[]): D1PreparedStatement[] {
  return [
    db.prepare("DELETE FROM user_category WHERE user_id = ?").bind(user),
    db
      .prepare("INSERT INTO user_category (user_id, category) SELECT ?, value FROM json_each(?)")
      .bind(user, JSON.stringify(chosen)),
  ];
}

/** Choose the categories one helps with. */
export function serveCategories(app: ApiApp): void {
  serve(app, contract.profile.setCategories, async (q) => {
    const { categories } = await q.fields();
    await commit(q.db, replaceCategories(q.db, q.viewer.id, categories));
    return { categories: categories.toSorted((one, other) => one - other) };
  });
}
