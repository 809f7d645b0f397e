import type { paymentCalls } from "~/api/contract/payments";
import type { Handlers } from "../http/endpoint";
import { acceptProposal } from "./payment/accept-proposal";
import { answerDispute } from "./payment/answer-dispute";
import { changeRequest } from "./payment/change-request";
import { closeDispute } from "./payment/close-dispute";
import { dispute } from "./payment/dispute";
import { dropRequest } from "./payment/drop-request";
import { find } from "./payment/find";
import { intent } from "./payment/intent";
import { list } from "./payment/list";
import { propose } from "./payment/propose";
import { request } from "./payment/request";
import { tip } from "./payment/tip";
import { transaction } from "./payment/transaction";
import { verificationStatus } from "./payment/verification-status";
import { verify } from "./payment/verify";
import { verifyAtRootline } from "./payment/verify-at-rootline";
import { verifyAtStripe } from "./payment/verify-at-stripe";
import { webhook } from "./payment/webhook";
import { withdraw } from "./payment/withdraw";

export const payment = {
  list,
  find,
  request,
  changeRequest,
  dropRequest,
  intent,
  transaction,
  dispute,
  answerDispute,
  closeDispute,
  withdraw,
  tip,
  propose,
  acceptProposal,
  webhook,
  verify,
  verifyAtStripe,
  verifyAtRootline,
  verificationStatus,
} satisfies Handlers<typeof paymentCalls>;
