import { contract } from "~/api/contract";
import { dayInAmsterdam } from "~/domain/calendar";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { findPartner, findVisit } from "../../operations/accounts/partner-visit";

const CONVERT = `UPDATE partner_visit SET converted_at = ?3, converted_day = ?4
  WHERE partner_id = ?1 AND session_id = ?2 AND converted_at IS NULL`;

export const convertVisit = endpoint(contract.partner.convertVisit, {
  handle: async (c) => {
    const visit = c.ids();
    const partner = (await findPartner(c.db, visit.partner_id)) ?? refuse("not_found");
    const convert = c.db.prepare(CONVERT).bind(visit.partner_id, visit.session_id, c.now, dayInAmsterdam(c.now));
    await c.tx.add(convert).commit();
    return (await findVisit(c.db, partner, visit)) ?? refuse("not_found");
  },
});
