import { contract } from "~/api/contract";
import { dayInAmsterdam } from "~/domain/calendar";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { reply } from "../../http/response";
import { findPartner, findVisit } from "../../operations/accounts/partner-visit";

/** The unique index selects one of concurrent visits. */
const ADD = `INSERT INTO partner_visit (partner_id, session_id, page, visited_at, day) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (partner_id, session_id) DO NOTHING`;

export const trackVisit = endpoint(contract.partner.trackVisit, {
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
