import { accountCalls } from "./contract/accounts";
import { adminCalls } from "./contract/admin";
import { affiliateCalls } from "./contract/affiliates";
import { bidCalls } from "./contract/bids";
import { chatCalls } from "./contract/chats";
import { devCalls } from "./contract/dev";
import { experienceCalls } from "./contract/experience";
import { globalCalls } from "./contract/global";
import { invoiceCalls } from "./contract/invoices";
import { jobCalls } from "./contract/jobs";
import { moderationCalls } from "./contract/moderation";
import { notificationCalls } from "./contract/notifications";
import { partnerCalls } from "./contract/partners";
import { passkeyCalls } from "./contract/passkeys";
import { paymentCalls } from "./contract/payments";
import { profileCalls } from "./contract/profile";
import { reviewCalls } from "./contract/reviews";
import { searchCalls } from "./contract/searches";
import { sitemapCalls } from "./contract/sitemap";
import { socialCalls } from "./contract/social";
import { walletCalls } from "./contract/wallet";

export const contract = {
  global: globalCalls,
  account: accountCalls,
  profile: profileCalls,
  job: jobCalls,
  bid: bidCalls,
  chat: chatCalls,
  payment: paymentCalls,
  invoice: invoiceCalls,
  wallet: walletCalls,
  notification: notificationCalls,
  review: reviewCalls,
  experience: experienceCalls,
  search: searchCalls,
  passkey: passkeyCalls,
  social: socialCalls,
  moderation: moderationCalls,
  partner: partnerCalls,
  affiliate: affiliateCalls,
  sitemap: sitemapCalls,
  admin: adminCalls,
  dev: devCalls,
};
export type Contract = typeof contract;
