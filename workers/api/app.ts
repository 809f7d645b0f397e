import { Hono } from "hono";
import { serveAccounts } from "./accounts/serve";
import { serveOutbox } from "./dev/outbox";
import { serveGlobal } from "./global";
import { type ApiApp, serveTheRest } from "./kernel/serve";
import { serveIntent } from "./payments/intent";
import { servePayments } from "./payments/payments";
import { serveSandboxKyc } from "./payments/sandbox-kyc";
import { serveSandboxPay } from "./payments/sandbox-pay";
import { serveWebhook } from "./payments/webhook";
import { serveVerification } from "./verification";

/** The embedded REST API: one Hono app, registered from the contract. */
export const api: ApiApp = new Hono();

serveGlobal(api);
serveAccounts(api);
serveOutbox(api);
serveIntent(api);
servePayments(api);
serveWebhook(api);
serveVerification(api);
serveSandboxPay(api);
serveSandboxKyc(api);
serveTheRest(api);
