// Rows that a page of the list of jobs and the sitemap read from D1, at 1,000, 100,000 and 1,000,000 open jobs. Maximum
// 600 rows per page.
import type { D1Database } from "@cloudflare/workers-types";
import { counting } from "./counting-db.ts";
import { type ListedMarket, onMarket } from "./listed-market.ts";
import { sitemapOf } from "./sitemap.ts";

const MAX_ROWS = 600;
/** Must stay within the maximum, on the first page and on page 50; other lists are only printed. */
const PROMISED = [
  "default",
  "25 km round 1012",
  "a category",
  "from 50 euros",
  "from 51 euros",
  "25 km, from 50 euros",
  "25 km, from 51 euros",
  "newest within 25 km",
  "search schutting",
];
const sizes = (process.env.SIZES ?? "1000,100000,1000000").split(",").map(Number);

const LISTS: Record<string, Record<string, string>> = {
  default: {},
  "25 km round 1012": { zipcode: "1012", distance: "25000" },
  "distance, no limit": { zipcode: "1012" },
  "a category": { categories: "4" },
  "three categories": { categories: "1,4,7" },
  "from 50 euros": { price: "50" },
  "from 500 euros": { price: "500" },
  "25 km, a category": { zipcode: "1012", distance: "25000", categories: "4" },
  "25 km, from 50 euros": { zipcode: "1012", distance: "25000", price: "50" },
  "one area": { zip4: "1012" },
  "search schutting": { search: "schutting" },
  "search, a category": { search: "kraan lekt", categories: "10" },
  "newest within 25 km": { zipcode: "1012", distance: "25000", sort_distance: "false" },
  "by rating": { sort_rating: "true" },
  "from 51 euros": { price: "51" },
  "25 km, from 51 euros": { zipcode: "1012", distance: "25000", price: "51" },
  "search, 25 km": { search: "schutting", zipcode: "1012", distance: "25000" },
};

async function measure(db: D1Database, page: ListedMarket["page"], query: Record<string, string>) {
  const watched = counting(db);
  const started = performance.now();
  const { count, rows } = await page(watched.db, query);
  return { ...watched.cost, count, shown: rows.length, ms: Math.round(performance.now() - started) };
}

let broken = 0;
await onMarket(async ({ db, page, growTo }) => {
  for (const size of sizes) {
    await growTo(size);
    console.log("list                      page   rows  trips     ms     count  shown");
    for (const [name, query] of Object.entries(LISTS)) {
      for (const number of [1, 25, 50]) {
        const { rows, trips, ms, count, shown } = await measure(db, page, { ...query, page: String(number) });
        const isPromised = PROMISED.includes(name) && number !== 25;
        if (rows > MAX_ROWS && isPromised) broken += 1;
        const cells = [number, rows, trips, ms, count, shown].map((cell, at) =>
          String(cell).padStart([4, 6, 6, 6, 9, 6][at] ?? 6),
        );
        console.log(`${name.padEnd(24)}${cells.join(" ")}${rows > MAX_ROWS ? "  over 600" : ""}`);
      }
    }
    broken += await sitemapOf(db);
  }
});
console.log(
  `\n${broken} of the promised pages read more than ${MAX_ROWS} rows (promised: ${PROMISED.join(", ")}; pages 1 and 50; and the map for search engines its own)`,
);
process.exitCode = broken > 0 ? 1 : 0;
