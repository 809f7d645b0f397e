import { Hono } from "hono";
import { serveAccounts } from "./accounts/serve";
import { serveBids } from "./bids/serve";
import { serveChats } from "./chats/serve";
import { serveOutbox } from "./dev/outbox";
import { serveGlobal } from "./global";
import { serveJobs } from "./jobs/jobs";
import { type ApiApp, serveTheRest } from "./kernel/serve";
import { serveNotifications } from "./notifications";
import { serveProfile } from "./profile/serve";

/** The embedded REST API: one Hono app, registered from the contract. */
export const api: ApiApp = new Hono();

serveGlobal(api);
serveAccounts(api);
serveBids(api);
serveChats(api);
serveProfile(api);
serveNotifications(api);
serveOutbox(api);
serveJobs(api);
serveTheRest(api);
