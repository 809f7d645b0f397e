import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";

// One statement: D1 binds a hundred values at most.
const ADD = `INSERT INTO client_event (session_id, name, page, data, happened_at, received_at)
  SELECT ?1, e.value ->> 'name', e.value ->> 'page', e.value -> 'data', e.value ->> 'at', ?2 FROM json_each(?3) e`;

/** Events of clients whose users consented, without identities. */
export const analytics = endpoint(contract.global.analytics, {
  handle: async (c) => {
    const { session_id, events } = await c.fields();
    const rows = events.map(({ at, data, ...event }) => ({ ...event, at: Date.parse(at), ...(data && { data }) }));
    await c.tx.add(c.db.prepare(ADD).bind(session_id, c.now, JSON.stringify(rows))).commit();
    return undefined;
  },
});
