import { accountCalls } from "./contract/accounts";
import { bidCalls } from "./contract/bids";
import { chatCalls } from "./contract/chats";
import { devCalls } from "./contract/dev";
import { globalCalls } from "./contract/global";
import { jobCalls } from "./contract/jobs";
import { notificationCalls } from "./contract/notifications";
import { paymentCalls } from "./contract/payments";
import { profileCalls } from "./contract/profile";
import { walletCalls } from "./contract/wallet";

/** Every call of the REST API. Server, client, reference and permission tests are made from it. */
export const contract = {
  global: globalCalls,
  account: accountCalls,
  profile: profileCalls,
  job: jobCalls,
  bid: bidCalls,
  chat: chatCalls,
  payment: paymentCalls,
  wallet: walletCalls,
  notification: notificationCalls,
  dev: devCalls,
};
export type Contract = typeof contract;
