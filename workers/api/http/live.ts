import { SOCKET_HOURS } from "~/domain/chats/live-limits";
import { upsertListener, useTicket } from "../db/live";
import { run } from "../db/transaction";
import { sha256 } from "../secrets/secret";
import { authenticate, viewerOfSession } from "./credential";
import { assertWithinCallRate } from "./limit";
import { refuse } from "./refusal";
import { type ApiApp, registerOtherMethods, respond } from "./register";
import type { PendingResponse } from "./response";
import type { Viewer } from "./viewer";

const HOUR = 3600 * 1000;
const SPARE_HOURS = 1;

/** A credential beside a ticket must be valid too. */
async function viewerOf(request: Request, env: Env): Promise<Viewer> {
  const caller = await authenticate(request, env);
  const ticket = new URL(request.url).searchParams.get("ticket");
  if (ticket === null) return caller?.viewer ?? refuse("not_authenticated");
  const session = await useTicket(env.DB, await sha256(ticket), Date.now());
  return (session && (await viewerOfSession(env, session))) || refuse("token_not_valid");
}

/** The relay trusts these parameters: nothing of the caller's request is forwarded. */
async function openSocket(env: Env, { id, session }: Viewer, stream: boolean): Promise<PendingResponse> {
  const now = Date.now();
  const until = now + SOCKET_HOURS * HOUR;
  await run(env.DB, upsertListener(env.DB, id, until, until + SPARE_HOURS * HOUR));
  const inbox = env.INBOX.getByName(String(id));
  const query = new URLSearchParams({ user: String(id), session, until: String(until), stream: String(stream) });
  const { webSocket } = await inbox.fetch(`https://inbox/?${query}`, { headers: { Upgrade: "websocket" } });
  return webSocket ? { status: 101, headers: {}, body: null, webSocket } : refuse("token_not_valid");
}

async function connect(request: Request, env: Env): Promise<PendingResponse> {
  const viewer = await viewerOf(request, env);
  await assertWithinCallRate(env, request, viewer);
  if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") {
    refuse("upgrade_required", { headers: { upgrade: "websocket" } });
  }
  return openSocket(env, viewer, new URL(request.url).searchParams.get("stream") === "true");
}

export function registerLive(app: ApiApp): void {
  app.get("/live", (c) => respond(c, "/live/", () => connect(c.req.raw, c.env)));
  registerOtherMethods(app, "/live/", ["GET"]);
}
