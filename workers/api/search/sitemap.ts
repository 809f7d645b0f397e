import { idsOfPart, PART_BITS } from "~/domain/site/sitemap";
import type { Database } from "../db/database";

/* Lists are never scanned: parts come from counters, or by jumping from one to the next. */

export async function partsOfJobs(db: Database): Promise<number[]> {
  const { results } = await db
    .prepare("SELECT segment FROM job_segment WHERE level = 1 AND listed > 0 ORDER BY segment")
    .all<{ segment: number }>();
  return results.map(({ segment }) => segment + 1);
}

/** A helper's rows begin at 16 times the id. */
export async function partsOfHelpers(db: Database): Promise<number[]> {
  const bits = PART_BITS + 4;
  const { results } = await db
    .prepare(
      `WITH RECURSIVE part (n) AS (
         SELECT min(id) >> ${bits} FROM helper
         UNION ALL
         SELECT (SELECT min(id) FROM helper WHERE id >= (n + 1) << ${bits}) >> ${bits} FROM part WHERE n IS NOT NULL)
       SELECT n FROM part WHERE n IS NOT NULL`,
    )
    .all<{ n: number }>();
  return results.map(({ n }) => n + 1);
}

export async function jobsOfPart(db: Database, part: number): Promise<{ id: number; updated_at: number }[]> {
  const { from, to } = idsOfPart(part);
  const { results } = await db
    .prepare(
      "SELECT id, updated_at FROM job INDEXED BY job_by_segment WHERE listed = 1 AND segment BETWEEN ? AND ? ORDER BY segment, id",
    )
    .bind(from >> 6, to >> 6)
    .all<{ id: number; updated_at: number }>();
  return results;
}

export async function helpersOfPart(db: Database, part: number): Promise<{ id: number; updated_at: null }[]> {
  const { from, to } = idsOfPart(part);
  const { results } = await db
    .prepare(
      "SELECT user_id AS id, NULL AS updated_at FROM helper WHERE id BETWEEN ? AND ? AND category = 0 ORDER BY id",
    )
    .bind(from * 16, to * 16 + 15)
    .all<{ id: number; updated_at: null }>();
  return results;
}
