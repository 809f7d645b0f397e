import type { paymentCalls } from "~/api/contract/payments";
import type { Handlers } from "../http/endpoint";
import { again } from "./payment/again";
import { acceptProposal, answerDispute, closeDispute, dispute, propose } from "./payment/disputes";
import { intent, transaction } from "./payment/pay";
import { find, list, webhook } from "./payment/payments";
import { remind } from "./payment/reminder";
import { changeRequest, dropRequest, request } from "./payment/requests";
import { tip } from "./payment/tip";
import { verificationStatus, verify, verifyAtRootline, verifyAtStripe } from "./payment/verification";
import { withdraw } from "./payment/withdrawal";

export const payment = {
  list,
  find,
  request,
  changeRequest,
  dropRequest,
  remind,
  again,
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
