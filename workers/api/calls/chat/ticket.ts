import { contract } from "~/api/contract";
import { TICKET_SECONDS } from "~/domain/live";
import { keepTicket } from "../../db/live";
import { endpoint } from "../../http/endpoint";
import { randomToken, sha256 } from "../../secrets/secret";

/** A ticket is for clients that cannot send a header with a WebSocket: it names the session, once. */
export const ticket = endpoint(contract.chat.ticket, {
  handle: async (c) => {
    const ticket = randomToken();
    await c.tx.add(keepTicket(c.db, await sha256(ticket), c.viewer.session, c.now)).commit();
    return { ticket, expires_in: TICKET_SECONDS };
  },
});
