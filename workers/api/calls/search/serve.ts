import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { commit, Lost } from "../../db/batch";
import { type SearchRow, saving, searchOf } from "../../db/saved-search";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";
import { zipcodeExists } from "../job/list";

/** Saved searches (api.md 4.3). */
export function serveSearches(app: ApiApp): void {
  const { list, save, remove } = contract.search;

  serve(app, list, async (q) => {
    const { page } = await q.fields();
    const [count, rows] = await q.db.batch<SearchRow & { n: number }>([
      q.db.prepare("SELECT count(*) AS n FROM saved_search WHERE user_id = ?").bind(q.viewer.id),
      q.db
        .prepare("SELECT * FROM saved_search WHERE user_id = ? ORDER BY id DESC LIMIT ? OFFSET ?")
        .bind(q.viewer.id, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    ]);
    return { count: count?.results[0]?.n ?? 0, results: (rows?.results ?? []).map((row) => searchOf(row, q.origin)) };
  });

  serve(app, save, async (q) => {
    const draft = await q.fields({ filters: ({ zipcode }) => (zipcode ? zipcodeExists(zipcode) : null) });
    try {
      const results = await commit<SearchRow>(q.db, saving(q.db, { ...draft, user: q.viewer.id, now: q.now }));
      return searchOf(results.at(-1)?.results[0] as SearchRow, q.origin);
    } catch (error) {
      if (error instanceof Lost) refuse("limit_reached");
      throw error;
    }
  });

  serve(app, remove, async (q) => {
    const { meta } = await q.db
      .prepare("DELETE FROM saved_search WHERE id = ? AND user_id = ?")
      .bind(q.id(), q.viewer.id)
      .run();
    if (meta.changes === 0) refuse("not_found");
    return undefined;
  });
}
