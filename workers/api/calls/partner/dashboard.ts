import { contract } from "~/api/contract";
import { conversionRate, daysOf } from "~/domain/partner";
import { findPartner } from "../../changes/accounts/partner-visit";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";

interface DayCount {
  day: string;
  n: number;
}

const VISITS = `SELECT day, count(*) AS n FROM partner_visit
  WHERE partner_id = ? AND day BETWEEN ? AND ? GROUP BY day`;
// Counted on the day it happened, which may be later than the visit.
const CONVERSIONS = `SELECT converted_day AS day, count(*) AS n FROM partner_visit
  WHERE partner_id = ? AND converted_day BETWEEN ? AND ? GROUP BY converted_day`;

const total = (counts: Map<string, number>) => [...counts.values()].reduce((sum, n) => sum + n, 0);

/** What a partner's links brought, day by day. */
export function serveDashboard(app: ApiApp): void {
  serve(app, contract.partner.dashboard, async (q) => {
    const { from, to } = await q.fields();
    const own = "SELECT partner_id FROM user WHERE id = ?";
    const id = await q.db.prepare(own).bind(q.viewer.id).first<string | null>("partner_id");
    // The role without an id in links: nothing can have been brought.
    const partner = id === null ? null : await findPartner(q.db, id);
    if (id === null || !partner) return refuse("permission_denied");
    const [visited, converted] = await q.db.batch<DayCount>([
      q.db.prepare(VISITS).bind(id, from, to),
      q.db.prepare(CONVERSIONS).bind(id, from, to),
    ]);
    const visits = new Map(visited?.results.map(({ day, n }) => [day, n]));
    const conversions = new Map(converted?.results.map(({ day, n }) => [day, n]));
    return {
      partner_id: id,
      name: partner.name,
      visits: total(visits),
      conversions: total(conversions),
      conversion_rate: conversionRate(total(visits), total(conversions)),
      days: daysOf({ from, to }).map((date) => ({
        date,
        visits: visits.get(date) ?? 0,
        conversions: conversions.get(date) ?? 0,
      })),
    };
  });
}
