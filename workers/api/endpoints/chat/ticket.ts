import { contract } from "~/api/contract";
import { TICKET_SECONDS } from "~/domain/live-limits";
import { insertTicket } from "../../db/live";
import { endpoint } from "../../http/endpoint";
import { randomToken, sha256 } from "../../secrets/secret";

/** For clients that cannot send a header with a WebSocket: valid once, for the session. */
export const ticket = endpoint(contract.chat.ticket, {
  handle: async (c) => {
    const ticket = randomToken();
    await c.tx.add(insertTicket(c.db, await sha256(ticket), c.viewer.session, c.now)).commit();
    return { ticket, expires_in: TICKET_SECONDS };
  },
});
