import { contract } from "~/api/contract";
import { conversionRate, daysOf } from "~/domain/partner";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { findPartner } from "../../operations/accounts/partner-visit";

interface DayCount {
  day: string;
  visits: number;
  conversions: number;
}

/** Conversions by their own day, which may be after the visit. */
const DAYS = "SELECT day, visits, conversions FROM partner_day WHERE partner_id = ? AND day BETWEEN ? AND ?";

const total = (days: DayCount[], what: "visits" | "conversions") => days.reduce((sum, day) => sum + day[what], 0);

export const dashboard = endpoint(contract.partner.dashboard, {
  handle: async (c) => {
    const { from, to } = await c.fields();
    const own = "SELECT partner_id FROM user WHERE id = ?";
    const id = await c.db.prepare(own).bind(c.viewer.id).first<string | null>("partner_id");
    const partner = id === null ? null : await findPartner(c.db, id);
    if (id === null || !partner) return refuse("permission_denied");
    const { results } = await c.db.prepare(DAYS).bind(id, from, to).all<DayCount>();
    const counted = new Map(results.map((one) => [one.day, one]));
    const [visits, conversions] = [total(results, "visits"), total(results, "conversions")];
    return {
      partner_id: id,
      name: partner.name,
      visits,
      conversions,
      conversion_rate: conversionRate(visits, conversions),
      days: daysOf({ from, to }).map((date) => ({
        date,
        visits: counted.get(date)?.visits ?? 0,
        conversions: counted.get(date)?.conversions ?? 0,
      })),
    };
  },
});
