import { Hono } from "hono";
import { serveAccounts } from "./accounts/serve";
import { serveOutbox } from "./dev/outbox";
import { serveSeed } from "./dev/seed";
import { serveGlobal } from "./global";
import { type ApiApp, serveTheRest } from "./kernel/serve";

/** The embedded REST API: one Hono app, registered from the contract. */
export const api: ApiApp = new Hono();

serveGlobal(api);
serveAccounts(api);
serveOutbox(api);
serveSeed(api);
serveTheRest(api);
