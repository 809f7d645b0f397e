import { contract } from "~/api/contract";
import type { partnerCalls } from "~/api/contract/partners";
import { dayInAmsterdam } from "~/domain/calendar";
import { conversionRate, daysOf } from "~/domain/partner";
import { endpoint, type Handlers } from "../http/endpoint";
import { refuse } from "../http/refusal";
import { reply } from "../http/response";
import { findPartner, findVisit } from "../operations/accounts/partner-visit";
import { logInWithPassword } from "./account/session";

const logIn = endpoint(contract.partner.logIn, {
  handle: (c) => logInWithPassword(c, ({ isPartner }) => isPartner),
});

interface DayCount {
  day: string;
  visits: number;
  conversions: number;
}

const DAYS = "SELECT day, visits, conversions FROM partner_day WHERE partner_id = ? AND day BETWEEN ? AND ?";

const total = (days: DayCount[], what: "visits" | "conversions") => days.reduce((sum, day) => sum + day[what], 0);

const dashboard = endpoint(contract.partner.dashboard, {
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

/** The unique index selects one of concurrent visits. */
const ADD = `INSERT INTO partner_visit (partner_id, session_id, page, visited_at, day) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (partner_id, session_id) DO NOTHING`;

const trackVisit = endpoint(contract.partner.trackVisit, {
  handle: async (c) => {
    const visit = c.ids();
    const partner = (await findPartner(c.db, visit.partner_id)) ?? refuse("not_found");
    const { page } = await c.fields();
    const add = c.db.prepare(ADD).bind(visit.partner_id, visit.session_id, page, c.now, dayInAmsterdam(c.now));
    const [added] = await c.tx.add(add).commit();
    const stored = (await findVisit(c.db, partner, visit)) ?? refuse("not_found");
    return reply(added?.meta.changes ? 201 : 200, stored);
  },
});

const CONVERT = `UPDATE partner_visit SET converted_at = ?3, converted_day = ?4
  WHERE partner_id = ?1 AND session_id = ?2 AND converted_at IS NULL`;

const convertVisit = endpoint(contract.partner.convertVisit, {
  handle: async (c) => {
    const visit = c.ids();
    const partner = (await findPartner(c.db, visit.partner_id)) ?? refuse("not_found");
    const convert = c.db.prepare(CONVERT).bind(visit.partner_id, visit.session_id, c.now, dayInAmsterdam(c.now));
    await c.tx.add(convert).commit();
    return (await findVisit(c.db, partner, visit)) ?? refuse("not_found");
  },
});

export const partner = { trackVisit, convertVisit, logIn, dashboard } satisfies Handlers<typeof partnerCalls>;
