import { Hono } from "hono";
import { serveAccounts } from "./accounts/serve";
import { serveGlobal } from "./global";
import { type ApiApp, serveTheRest } from "./kernel/serve";

/** The embedded REST API: one Hono app, registered from the contract. */
export const api: ApiApp = new Hono();

serveGlobal(api);
serveAccounts(api);
serveTheRest(api);
