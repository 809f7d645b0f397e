import type { devCalls } from "~/api/contract/dev";
import type { Handlers } from "../http/endpoint";
import { authorize } from "./dev/authorize";
import { cron } from "./dev/cron";
import { kyc } from "./dev/kyc";
import { kycPage } from "./dev/kyc-page";
import { later } from "./dev/later";
import { outbox } from "./dev/outbox";
import { pay } from "./dev/pay";
import { payOut } from "./dev/pay-out";
import { payPage } from "./dev/pay-page";
import { seed } from "./dev/seed";

export const dev = { outbox, seed, payPage, pay, kycPage, kyc, payOut, cron, later, authorize } satisfies Handlers<
  typeof devCalls
>;
