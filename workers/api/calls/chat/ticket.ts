import { contract } from "~/api/contract";
import { TICKET_SECONDS } from "~/domain/live";
import { keepTicket } from "../../db/live";
import { type ApiApp, serve } from "../../http/serve";
import { randomToken, sha256 } from "../../secrets/secret";

/** A ticket is for clients that cannot send a header with a WebSocket: it names the session, once. */
export function serveTicket(app: ApiApp): void {
  serve(app, contract.chat.ticket, async (q) => {
    const ticket = randomToken();
    await keepTicket(q.db, await sha256(ticket), q.viewer.session, q.now).run();
    return { ticket, expires_in: TICKET_SECONDS };
  });
}
