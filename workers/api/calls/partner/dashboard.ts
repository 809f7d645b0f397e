import { contract } from "~/api/contract";
import { conversionRate, daysOf } from "~/domain/partner";
import { findPartner } from "../../changes/accounts/partner-visit";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

interface DayCount {
  day: string;
  n: number;
}

const VISITS = `SELECT day, count(*) AS n FROM partner_visit
  WHERE partner_id = ? AND day BETWEEN ? AND ? GROUP BY day`;
// By the day of the conversion, which may be later than the visit.
const CONVERSIONS = `SELECT converted_day AS day, count(*) AS n FROM partner_visit
  WHERE partner_id = ? AND converted_day BETWEEN ? AND ? GROUP BY converted_day`;

const total = (counts: Map<string, number>) => [...counts.values()].reduce((sum, n) => sum + n, 0);

export const dashboard = endpoint(contract.partner.dashboard, {
  handle: async (c) => {
    const { from, to } = await c.fields();
    const own = "SELECT partner_id FROM user WHERE id = ?";
    const id = await c.db.prepare(own).bind(c.viewer.id).first<string | null>("partner_id");
    const partner = id === null ? null : await findPartner(c.db, id);
    if (id === null || !partner) return refuse("permission_denied");
    const [visited, converted] = await c.db.batch<DayCount>([
      c.db.prepare(VISITS).bind(id, from, to),
      c.db.prepare(CONVERSIONS).bind(id, from, to),
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
  },
});
