import { contract } from "~/api/contract";
import { commit } from "../../db/batch";
import { type ApiApp, serve } from "../../http/serve";

// One statement, whatever the number: D1 binds a hundred values at most.
const ADD = `INSERT INTO client_event (session_id, name, page, data, happened_at, received_at)
  SELECT ?1, e.value ->> 'name', e.value ->> 'page', e.value -> 'data', e.value ->> 'at', ?2 FROM json_each(?3) e`;

/** Events of clients, of people who agreed. Who they are is not asked and not kept. */
export function serveAnalytics(app: ApiApp): void {
  serve(app, contract.global.analytics, async (q) => {
    const { session_id, events } = await q.fields();
    const rows = events.map(({ at, data, ...event }) => ({ ...event, at: Date.parse(at), ...(data && { data }) }));
    await commit(q.db, [q.db.prepare(ADD).bind(session_id, q.now, JSON.stringify(rows))]);
    return undefined;
  });
}
