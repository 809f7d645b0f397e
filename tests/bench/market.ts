import type { D1Database } from "@cloudflare/workers-types";
import type { Described } from "../../app/domain/search/terms.ts";
import { product } from "./prepared.ts";

type TermColumns = typeof import("../../workers/api/db/job-terms")["termColumns"];

/** Fills a database with open jobs in bulk: counters are built at the end instead of by a trigger per job. */

const WORDS =
  "schutting verven kast ophangen tuin snoeien badkamer kraan lekt lamp verhuizen bank tillen ramen wassen vloer leggen behang muur stucwerk schuur bouwen laptop traag foto feest hond uitlaten";
const CITIES = [
  "Amsterdam",
  "Rotterdam",
  "Den Haag",
  "Utrecht",
  "Almere",
  "Haarlem",
  "Amersfoort",
  "Leiden",
  "Eindhoven",
  "Groningen",
  "Tilburg",
  "Breda",
];
const OWNERS = 1000;
const CHUNK = 50_000;

const dice = (salt: number, sides: number) =>
  `((i * ${2654435761 + salt * 7_368_787} % 4294967291 >> 7) * ${1013 + 2 * salt} % 1000003 % ${sides})`;
const word = (salt: number) => `(SELECT word FROM bench_word WHERE id = ${dice(salt, WORDS.split(" ").length)})`;

interface Area {
  zip4: string;
  city: string;
}

export interface Market {
  growTo(open: number): Promise<void>;
  goLive(): Promise<void>;
}

export async function openMarket(db: D1Database, areas: readonly Area[]): Promise<Market> {
  const triggers = await dropTriggers(db);
  const { termColumns } = await product<{ termColumns: TermColumns }>("workers/api/db/job-terms.ts");
  await db.batch([
    db.prepare("CREATE TABLE bench_word (id INTEGER PRIMARY KEY, word TEXT)"),
    db.prepare("CREATE TABLE bench_area (id INTEGER PRIMARY KEY, zip4 TEXT, city TEXT)"),
    db.prepare("INSERT INTO bench_word SELECT key, value FROM json_each(?)").bind(JSON.stringify(WORDS.split(" "))),
    db
      .prepare("INSERT INTO bench_area SELECT key, value ->> 'zip4', value ->> 'city' FROM json_each(?)")
      .bind(JSON.stringify(peopled(areas).map(({ zip4, city }) => ({ zip4, city })))),
    db
      .prepare(
        `INSERT INTO user (email, name, code, language, created_at, rating_sum, rating_count)
         WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
         SELECT i || '@bench.test', 'Petra de Vries', 'B' || i, 'nl', 0, 9, 2 FROM n`,
      )
      .bind(OWNERS),
  ]);
  const { n: places } = (await db.prepare("SELECT count(*) AS n FROM bench_area").first<{ n: number }>()) ?? { n: 1 };
  let last = 0;
  let indexed = 0;
  return {
    async growTo(open) {
      // One in five is not open, so that ids have gaps.
      const until = Math.round(open * 1.25);
      for (; last < until; last += CHUNK) await addJobs(db, last + 1, Math.min(until, last + CHUNK), places);
      for (let first = indexed + 1; first <= until; first += TERMS) {
        await addTerms(db, { from: first, to: Math.min(until, first + TERMS - 1), termColumns });
      }
      indexed = until;
      last = until;
      await countAll(db);
    },
    goLive: async () => {
      await db.batch(triggers.map((sql) => db.prepare(sql)));
    },
  };
}

function peopled(areas: readonly Area[]): Area[] {
  const inCities = areas.filter(({ city }) => CITIES.includes(city));
  const times = Math.round(areas.length / inCities.length);
  return [...areas, ...Array.from({ length: times }, () => inCities).flat()];
}

async function dropTriggers(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name IN ('job', 'job_image')")
    .all<{ name: string; sql: string }>();
  await db.batch(results.map(({ name }) => db.prepare(`DROP TRIGGER ${name}`)));
  return results.map(({ sql }) => sql);
}

async function addJobs(db: D1Database, from: number, to: number, places: number): Promise<void> {
  const place = `(SELECT value FROM (SELECT zip4 AS value FROM bench_area WHERE id = ${dice(5, places)}))`;
  const remote = `${dice(6, 20)} = 0`;
  const budget = `CASE ${dice(7, 10)} WHEN 0 THEN 0 ELSE 100 * (5 + ${dice(8, 200)}) * iif(${dice(9, 8)} = 0, 5, 1) END`;
  await db.batch([
    db
      .prepare(
        `INSERT INTO job (id, user_id, title, description, zip4, is_remote, price_type, budget, category, status, listed, created_at, updated_at, owner_rating)
         WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2),
         one AS (SELECT i, ${budget} AS budget FROM n)
         SELECT i, 1 + i % ${OWNERS}, ${word(1)} || ' ' || ${word(2)}, ${word(3)} || ' en ' || ${word(4)} || ' voor zaterdag',
           iif(${remote}, '0', ${place}), ${remote}, iif(budget = 0, 'TBD', 'budget'), budget,
           1 + ${dice(10, 10)}, iif(i % 5 = 0, 'solved', 'open'), i % 5 <> 0, 1000 * i, 1000 * i, 45 FROM one`,
      )
      .bind(from, to),
    db
      .prepare(
        `INSERT INTO job_image (job_id, position, small_key, large_key, width, height)
         SELECT id, 0, 's' || id, 'l' || id, 480, 360 FROM job WHERE id BETWEEN ?1 AND ?2 AND id % 2 = 0`,
      )
      .bind(from, to),
    db
      .prepare(
        `INSERT INTO job_search (rowid, text, facet)
         SELECT id, title || char(10) || description, '#c' || category || '#' FROM job WHERE id BETWEEN ?1 AND ?2 AND listed = 1`,
      )
      .bind(from, to),
  ]);
}

const TERMS = 2000;

interface Part {
  from: number;
  to: number;
  termColumns: TermColumns;
}

async function addTerms(db: D1Database, { from, to, termColumns }: Part): Promise<void> {
  const { results } = await db
    .prepare("SELECT id, title, description, category, city, zip4 FROM job WHERE id BETWEEN ? AND ? AND listed = 1")
    .bind(from, to)
    .all<Described & { id: number; zip4: string }>();
  const rows = results.map((job) => [job.id, ...Object.values(termColumns(job))]);
  await db
    .prepare(
      `INSERT INTO job_terms (job_id, title, title_stems, stems, facets)
       SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)`,
    )
    .bind(JSON.stringify(rows))
    .run();
}

const perCategory = Array.from({ length: 10 }, (_, at) => `sum(iif(category = ${at + 1}, n, 0))`).join(", ");
const perDigit = Array.from({ length: 10 }, (_, at) => `sum(iif(digit = ${at}, n, 0))`).join(", ");

async function countAll(db: D1Database): Promise<void> {
  await db.batch([db.prepare("DELETE FROM job_segment"), db.prepare("DELETE FROM job_area")]);
  for (const [level, bits] of [6, 12, 18].entries()) {
    await db
      .prepare(
        `INSERT INTO job_segment SELECT ${level}, segment, sum(n), ${perCategory}, json_group_object(category || '.' || band, n)
         FROM (SELECT id >> ${bits} AS segment, category, band, count(*) AS n FROM job WHERE listed = 1 GROUP BY 1, 2, 3) GROUP BY segment`,
      )
      .run();
  }
  await db.batch([
    db.prepare("DELETE FROM job_area_segment"),
    db.prepare(
      `INSERT INTO job_area_segment SELECT zip4, segment, sum(n), json_group_object(category || '.' || euros, n)
       FROM (SELECT zip4, id >> 12 AS segment, category, budget / 100 AS euros, count(*) AS n FROM job WHERE listed = 1 GROUP BY 1, 2, 3, 4)
       GROUP BY zip4, segment`,
    ),
    db.prepare("DELETE FROM job_segment_detail"),
    ...[6, 12].map((bits, level) =>
      db.prepare(
        `INSERT INTO job_segment_detail
         SELECT ${level}, p.segment, p.prices, a.areas
         FROM (SELECT segment, json_group_object(category || '.' || euros, n) AS prices
           FROM (SELECT id >> ${bits} AS segment, category, budget / 100 AS euros, count(*) AS n FROM job WHERE listed = 1 GROUP BY 1, 2, 3)
           GROUP BY segment) p
         JOIN (SELECT segment, json_group_object(zip4, n) AS areas
           FROM (SELECT id >> ${bits} AS segment, zip4, count(*) AS n FROM job WHERE listed = 1 GROUP BY 1, 2) GROUP BY segment) a
           ON a.segment = p.segment`,
      ),
    ),
    db.prepare("DELETE FROM job_area_price"),
    db.prepare("DELETE FROM job_price"),
    ...["0", "category"].flatMap((category) => [
      db.prepare(
        `INSERT INTO job_area_price SELECT category, zip3, json_group_object(digit || '.' || euros, n)
         FROM (SELECT ${category} AS category, zip3, digit, budget / 100 AS euros, count(*) AS n FROM job WHERE listed = 1 GROUP BY 1, 2, 3, 4)
         GROUP BY 1, 2`,
      ),
      db.prepare(
        `INSERT INTO job_price SELECT ${category}, budget / 100, count(*) FROM job WHERE listed = 1 GROUP BY 1, 2`,
      ),
    ]),
  ]);
  for (const category of ["0", "category"]) {
    await db
      .prepare(
        `INSERT INTO job_area SELECT category, zip3, ${perDigit}, json_group_object(digit || '.' || band, n)
         FROM (SELECT ${category} AS category, zip3, digit, band, count(*) AS n FROM job WHERE listed = 1 GROUP BY 1, 2, 3, 4)
         GROUP BY category, zip3`,
      )
      .run();
  }
}
