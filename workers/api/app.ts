import { Hono } from "hono";
import { serveAccounts } from "./accounts/serve";
import { serveOutbox } from "./dev/outbox";
import { serveGlobal } from "./global";
import { type ApiApp, serveTheRest } from "./kernel/serve";
import { serveNotifications } from "./notifications";
import { serveProfile } from "./profile/serve";

/** The embedded REST API: one Hono app, registered from the contract. */
export const api: ApiApp = new Hono();

serveGlobal(api);
serveAccounts(api);
serveProfile(api);
serveNotifications(api);
serveOutbox(api);
serveTheRest(api);
