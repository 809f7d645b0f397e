import { contract } from "~/api/contract";
import { MILESTONES } from "~/domain/engagement";
import { endpoint } from "../../http/endpoint";

interface Row extends Record<`read_${number}`, number> {
  page: string;
  views: number;
  score: number | null;
}

const DAY = 24 * 3600 * 1000;
const MOST_PAGES = 50;

/** SQL: a number that a client sent, within what it can be. */
const numberIn = (name: string, field: string) =>
  `max(CASE WHEN name = '${name}' THEN max(0, min(100, CAST(data ->> '${field}' AS REAL))) END)`;

/** A view is a session on a page: the last and highest that it said counts. */
const VIEWS = `SELECT page, ${numberIn("engagement", "score")} AS score, ${numberIn("scroll", "percent")} AS depth
  FROM client_event WHERE received_at >= ? AND page IS NOT NULL AND name IN ('engagement', 'scroll') GROUP BY session_id, page`;

const READ = MILESTONES.map((percent) => `sum(coalesce(depth, 0) >= ${percent}) AS read_${percent}`).join(", ");

const USE = `SELECT page, count(*) AS views, round(avg(score)) AS score, ${READ} FROM (${VIEWS})
  GROUP BY page ORDER BY views DESC, page LIMIT ${MOST_PAGES}`;

/** Of pages and not of people: what one session did is nobody's to see. */
export const engagement = endpoint(contract.admin.engagement, {
  handle: async (c) => {
    const { days } = await c.fields();
    const { results } = await c.db
      .prepare(USE)
      .bind(c.now - days * DAY)
      .all<Row>();
    return {
      days,
      views: results.reduce((sum, { views }) => sum + views, 0),
      pages: results.map(({ page, views, score, ...row }) => ({
        page,
        views,
        score,
        read: { 25: row.read_25 ?? 0, 50: row.read_50 ?? 0, 75: row.read_75 ?? 0, 90: row.read_90 ?? 0 },
      })),
    };
  },
});
