import { QUERIES } from "../workers/search/judged.ts";
import { counting } from "./counting-db.ts";
import { onMarket } from "./listed-market.ts";

const sizes = (process.env.SIZES ?? "1000,100000").split(",").map(Number);
const MAX_P95_RATIO = 1.5;
const MAX_ROWS = 900;

const PLACE = { zipcode: "1012", distance: "25000" };
const WHERE: Record<string, Record<string, string>> = { everywhere: {}, "within 25 km": PLACE };

function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((percent / 100) * sorted.length))] ?? 0;
}

await onMarket(async ({ db, page, growTo }) => {
  async function cost(query: Record<string, string>) {
    const watched = counting(db);
    const started = performance.now();
    const { count } = await page(watched.db, query);
    return { ms: performance.now() - started, rows: watched.cost.rows, count };
  }
  for (const size of sizes) {
    await growTo(size);
    for (const [name, where] of Object.entries(WHERE)) {
      await cost(where);
      const [lists, searches]: [number[], number[]] = [[], []];
      const read: { typed: string; rows: number; ms: number; count: number }[] = [];
      // Alternating, so that other load affects both.
      for (const { typed } of QUERIES) {
        lists.push((await cost(where)).ms);
        const one = await cost({ ...where, search: typed });
        searches.push(one.ms);
        read.push({ typed, ...one });
      }
      const [of, among] = [percentile(searches, 95), percentile(lists, 95)];
      const line = (what: string, times: number[]) =>
        `${what.padEnd(10)} p50 ${percentile(times, 50).toFixed(1).padStart(6)} ms  p95 ${percentile(times, 95).toFixed(1).padStart(6)} ms`;
      console.log(`\n${name}, ${QUERIES.length} queries\n${line("list", lists)}\n${line("search", searches)}`);
      console.log(`p95 ratio ${(of / among).toFixed(2)} (goal ${MAX_P95_RATIO})`);
      const over = read.filter(({ rows }) => rows > MAX_ROWS);
      console.log(`rows: at most ${Math.max(...read.map(({ rows }) => rows))}, over ${MAX_ROWS}: ${over.length}`);
      for (const { typed, rows, ms, count } of read.toSorted((a, b) => b.ms - a.ms).slice(0, 8))
        console.log(
          `  ${ms.toFixed(0).padStart(5)} ms ${String(rows).padStart(5)} rows ${String(count).padStart(4)} found  ${typed}`,
        );
    }
  }
});
