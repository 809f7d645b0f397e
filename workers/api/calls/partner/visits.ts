import { contract } from "~/api/contract";
import { dayInAmsterdam } from "~/domain/calendar";
import { findPartner, findVisit } from "../../changes/accounts/partner-visit";
import { commit } from "../../db/batch";
import { refuse } from "../../http/refusal";
import { reply } from "../../http/response";
import { type ApiApp, serve } from "../../http/serve";

// The unique index decides which of many at once is the visit.
const ADD = `INSERT INTO partner_visit (partner_id, session_id, page, visited_at, day) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (partner_id, session_id) DO NOTHING`;
const CONVERT = `UPDATE partner_visit SET converted_at = ?3, converted_day = ?4
  WHERE partner_id = ?1 AND session_id = ?2 AND converted_at IS NULL`;

/** Visits that partners' links bring, and what comes of them (api.md 4.13). */
export function serveVisits(app: ApiApp): void {
  const { trackVisit, convertVisit } = contract.partner;

  serve(app, trackVisit, async (q) => {
    const visit = q.ids();
    const partner = (await findPartner(q.db, visit.partner_id)) ?? refuse("not_found");
    const { page } = await q.fields();
    const add = q.db.prepare(ADD).bind(visit.partner_id, visit.session_id, page, q.now, dayInAmsterdam(q.now));
    const [added] = await commit(q.db, [add]);
    const stored = (await findVisit(q.db, partner, visit)) ?? refuse("not_found");
    return reply(added?.meta.changes === 1 ? 201 : 200, stored);
  });

  serve(app, convertVisit, async (q) => {
    const visit = q.ids();
    const partner = (await findPartner(q.db, visit.partner_id)) ?? refuse("not_found");
    const convert = q.db.prepare(CONVERT).bind(visit.partner_id, visit.session_id, q.now, dayInAmsterdam(q.now));
    await commit(q.db, [convert]);
    return (await findVisit(q.db, partner, visit)) ?? refuse("not_found");
  });
}
