import type { D1Database } from "@cloudflare/workers-types";
import { counting } from "./counting-db.ts";
import { product } from "./prepared.ts";

/** A part spans 4,096 ids: an index of a million jobs reads a few hundred rows, and a part reads only its own rows. */
const MAX_ROWS = { index: 600, part: 4200 };

export async function sitemapOf(db: D1Database): Promise<number> {
  const { partsOfJobs, jobsOfPart } = await product<typeof import("../../workers/api/search/sitemap")>(
    "workers/api/search/sitemap.ts",
  );
  let broken = 0;
  const show = async (name: string, most: number, ask: (db: D1Database) => Promise<unknown[]>) => {
    const { db: counted, cost } = counting(db);
    const started = performance.now();
    const found = await ask(counted);
    const ms = Math.round(performance.now() - started);
    const over = cost.rows > most;
    if (over) broken++;
    console.log(
      `sitemap: ${name.padEnd(14)} ${found.length} entries, ${cost.rows} rows, ${ms} ms${over ? `  over ${most}` : ""}`,
    );
    return found;
  };
  const parts = (await show("index", MAX_ROWS.index, async (counted) => partsOfJobs(counted))) as number[];
  await show("oldest jobs", MAX_ROWS.part, async (counted) => jobsOfPart(counted, parts[0] ?? 1));
  await show("newest jobs", MAX_ROWS.part, async (counted) => jobsOfPart(counted, parts.at(-1) ?? 1));
  return broken;
}
