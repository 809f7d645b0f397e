import type { devCalls } from "~/api/contract/dev";
import type { Handlers } from "../http/endpoint";
import { authorize } from "./dev/authorize";
import { pay, payOut, payPage } from "./dev/payments";
import { cron, later, outbox, seed } from "./dev/tasks";
import { kyc, kycPage } from "./dev/verification";

export const dev = { outbox, seed, payPage, pay, kycPage, kyc, payOut, cron, later, authorize } satisfies Handlers<
  typeof devCalls
>;
