import { contract } from "~/api/contract";
import type { partnerCalls } from "~/api/contract/partners";
import { isLocal } from "~/domain/site/environment";
import { conversionRate, daysOf } from "~/domain/site/partner";
import {
  type DayCount,
  findPartner,
  findVisit,
  insertVisit,
  markConverted,
  partnerDays,
  partnerIdOf,
} from "../db/partner-visit";
import { callerNetwork } from "../http/client";
import { endpoint, type Handlers } from "../http/endpoint";
import { consume } from "../http/limit";
import { refuse } from "../http/refusal";
import { reply } from "../http/response";
import { logInWithPassword } from "./account/session";

const logIn = endpoint(contract.partner.logIn, {
  handle: (c) => logInWithPassword(c, ({ isPartner }) => isPartner),
});

const total = (days: DayCount[], what: "visits" | "conversions") => days.reduce((sum, day) => sum + day[what], 0);

const dashboard = endpoint(contract.partner.dashboard, {
  handle: async (c) => {
    const { from, to } = await c.fields();
    const id = await partnerIdOf(c.db, c.viewer.id);
    const partner = id === null ? null : await findPartner(c.db, id);
    if (id === null || !partner) return refuse("permission_denied");
    const days = await partnerDays(c.db, id, { from, to });
    const counted = new Map(days.map((one) => [one.day, one]));
    const [visits, conversions] = [total(days, "visits"), total(days, "conversions")];
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

const trackVisit = endpoint(contract.partner.trackVisit, {
  handle: async (c) => {
    const visit = c.ids();
    const partner = (await findPartner(c.db, visit.partner_id)) ?? refuse("not_found");
    const { page } = await c.fields();
    const [added] = await c.tx.add(insertVisit(c.db, c.now, { ...visit, page })).commit();
    const stored = (await findVisit(c.db, partner, visit)) ?? refuse("not_found");
    return reply(added?.meta.changes ? 201 : 200, stored);
  },
});

const convertVisit = endpoint(contract.partner.convertVisit, {
  handle: async (c) => {
    const visit = c.ids();
    const partner = (await findPartner(c.db, visit.partner_id)) ?? refuse("not_found");
    const before = (await findVisit(c.db, partner, visit)) ?? refuse("not_found");
    if (before.converted) return before;
    // The contract takes a conversion without a login, so its number is limited.
    if (!isLocal(c.env.ENVIRONMENT)) await consume(c.db, "conversions", await callerNetwork(c.request, c.env));
    await c.tx.add(markConverted(c.db, c.now, visit)).commit();
    return { ...before, converted: true };
  },
});

export const partner = { trackVisit, convertVisit, logIn, dashboard } satisfies Handlers<typeof partnerCalls>;
