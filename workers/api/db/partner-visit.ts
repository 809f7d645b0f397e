import type { PartnerVisit } from "~/domain/site/partner";
import { dayInAmsterdam } from "~/domain/values/calendar";
import type { Database, Write } from "./database";
import { timeOf } from "./person";

interface VisitRow {
  partner_id: string;
  session_id: string;
  name: string;
  visited_at: number;
  converted_at: number | null;
}

const PARTNER = `SELECT partner_id, coalesce(company, name) AS name FROM user
  WHERE partner_id = ?1 AND roles <> '' AND instr(' ' || roles || ' ', ' partner ') AND status = 'active'
  ORDER BY id LIMIT 1`;

export interface Partner {
  partner_id: string;
  name: string;
}

export function findPartner(db: Database, partner: string): Promise<Partner | null> {
  return db.prepare(PARTNER).bind(partner).first<Partner>();
}

const FIND =
  "SELECT partner_id, session_id, visited_at, converted_at FROM partner_visit WHERE partner_id = ? AND session_id = ?";

export interface VisitKey {
  partner_id: string;
  session_id: string;
}

export async function findVisit(db: Database, { name }: Partner, key: VisitKey): Promise<PartnerVisit | null> {
  const row = await db.prepare(FIND).bind(key.partner_id, key.session_id).first<Omit<VisitRow, "name">>();
  return (
    row && {
      partnerId: row.partner_id,
      sessionId: row.session_id,
      partnerName: name,
      visitedAt: timeOf(row.visited_at),
      isTracking: true,
      converted: row.converted_at !== null,
    }
  );
}

interface NewVisit extends VisitKey {
  page: string | null;
}

/** The unique index selects one of concurrent visits. */
export const insertVisit = (db: Database, now: number, { partner_id, session_id, page }: NewVisit): Write =>
  db
    .prepare(
      `INSERT INTO partner_visit (partner_id, session_id, page, visited_at, day) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (partner_id, session_id) DO NOTHING`,
    )
    .bind(partner_id, session_id, page, now, dayInAmsterdam(now));

const DAY = 24 * 3_600_000;

const NEW_ACCOUNT = `(SELECT u.id FROM user u
  WHERE u.partner_id = ?1 AND u.created_at >= max(partner_visit.visited_at, ?5) AND u.roles = ''
    AND NOT EXISTS (SELECT 1 FROM partner_visit v WHERE v.user_id = u.id)
  ORDER BY u.created_at, u.id LIMIT 1)`;

/** A trigger counts it for the partner. */
export const markConverted = (db: Database, now: number, { partner_id, session_id }: VisitKey): Write =>
  db
    .prepare(
      `UPDATE partner_visit SET converted_at = ?3, converted_day = ?4, user_id = ${NEW_ACCOUNT}
       WHERE partner_id = ?1 AND session_id = ?2 AND converted_at IS NULL`,
    )
    .bind(partner_id, session_id, now, dayInAmsterdam(now), now - DAY);

export const partnerIdOf = (db: Database, user: number): Promise<string | null> =>
  db.prepare("SELECT partner_id FROM user WHERE id = ?").bind(user).first<string | null>("partner_id");

export interface DayCount {
  day: string;
  visits: number;
  conversions: number;
}

export const partnerDays = async (
  db: Database,
  partner: string,
  { from, to }: { from: string; to: string },
): Promise<DayCount[]> =>
  (
    await db
      .prepare("SELECT day, visits, conversions FROM partner_day WHERE partner_id = ? AND day BETWEEN ? AND ?")
      .bind(partner, from, to)
      .all<DayCount>()
  ).results;
