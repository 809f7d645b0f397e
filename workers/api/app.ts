import { Hono } from "hono";
import { serveAccounts } from "./accounts/serve";
import { serveCron } from "./dev/cron";
import { serveOutbox } from "./dev/outbox";
import { servePayoutAnswer } from "./dev/payouts";
import { serveGlobal } from "./global";
import { serveJobActions } from "./job-actions/serve";
import { type ApiApp, serveTheRest } from "./kernel/serve";
import { serveIntent } from "./payments/intent";
import { servePayments } from "./payments/payments";
import { serveSandboxKyc } from "./payments/sandbox-kyc";
import { serveSandboxPay } from "./payments/sandbox-pay";
import { serveWebhook } from "./payments/webhook";
import { serveVerification } from "./verification";
import { serveWallet } from "./wallet/wallet";

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
serveWallet(api);
serveJobActions(api);
servePayoutAnswer(api);
serveCron(api);
serveTheRest(api);
