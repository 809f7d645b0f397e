import { MILESTONES } from "~/domain/site/engagement";
import type { Database, Query, Write } from "./database";

const DAY = 24 * 3600 * 1000;
const MAX_PAGES = 50;

export interface PageUse extends Record<`read_${number}`, number> {
  page: string;
  views: number;
  score: number | null;
}

const numberIn = (name: string, field: string) =>
  `max(CASE WHEN name = '${name}' THEN max(0, min(100, CAST(data ->> '${field}' AS REAL))) END)`;

const UNCOUNTED = `coalesce((SELECT max(day) FROM engagement_day) + ${DAY}, 0)`;

const viewsWhere = (where: string) => `SELECT received_at / ${DAY} * ${DAY} AS day, page,
    ${numberIn("engagement", "score")} AS score, ${numberIn("scroll", "percent")} AS depth
  FROM client_event WHERE received_at >= ${UNCOUNTED} AND ${where} AND page IS NOT NULL AND name IN ('engagement', 'scroll')
  GROUP BY received_at / ${DAY}, session_id, page`;

const reads = (sum: (column: string, percent: number) => string) =>
  MILESTONES.map((percent) => `${sum(`read_${percent}`, percent)} AS read_${percent}`).join(", ");
const COUNTED = `count(*) AS views, count(score) AS scored, coalesce(sum(score), 0) AS score_sum,
  ${reads((_, percent) => `sum(coalesce(depth, 0) >= ${percent})`)}`;

const USE = `SELECT page, sum(views) AS views, round(sum(score_sum) / sum(scored)) AS score, ${reads((column) => `sum(${column})`)}
  FROM (SELECT * FROM engagement_day WHERE day >= ?1
    UNION ALL SELECT day, page, ${COUNTED} FROM (${viewsWhere("received_at >= ?1")}) GROUP BY day, page)
  GROUP BY page ORDER BY views DESC, page LIMIT ${MAX_PAGES}`;

export const pageUse = (db: Database, now: number, days: number): Query =>
  db.prepare(USE).bind((Math.floor(now / DAY) + 1 - days) * DAY);

export const countDays = (db: Database, now: number): Write =>
  db
    .prepare(
      `INSERT INTO engagement_day SELECT day, page, ${COUNTED} FROM (${viewsWhere("received_at < ?")}) GROUP BY day, page`,
    )
    .bind(Math.floor(now / DAY) * DAY);

interface AffiliateClick {
  productId: string;
  productName: string;
  merchant: string;
  category: string;
  price: number;
}

export const insertAffiliateClick = (db: Database, now: number, click: AffiliateClick): Write =>
  db
    .prepare(
      `INSERT INTO affiliate_click (product_id, product_name, merchant, category, price, clicked_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .bind(click.productId, click.productName, click.merchant, click.category, click.price, now);

interface ClientEvent {
  name: string;
  page?: string | null;
  at: number;
  data?: unknown;
}

/** One statement: D1 binds a hundred values at most. */
export const insertClientEvents = (db: Database, now: number, session: string, events: readonly ClientEvent[]): Write =>
  db
    .prepare(
      `INSERT INTO client_event (session_id, name, page, data, happened_at, received_at)
       SELECT ?1, e.value ->> 'name', e.value ->> 'page', e.value -> 'data', e.value ->> 'at', ?2 FROM json_each(?3) e`,
    )
    .bind(session, now, JSON.stringify(events));
