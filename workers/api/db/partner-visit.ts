import type { PartnerVisit } from "~/domain/partner";
import type { Database } from "./database";
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
