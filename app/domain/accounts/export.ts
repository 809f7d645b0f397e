import { z } from "zod";
import { decision } from "../admin/decision";
import { report } from "../admin/report";
import { chat, message } from "../chats/chat";
import { dealPhoto, unsentPhoto } from "../chats/chat-photo";
import { appointment } from "../deals/appointment";
import { followedBid } from "../deals/bid";
import { disputeOut } from "../deals/dispute";
import { review } from "../deals/review";
import { stopRecord } from "../deals/stop-proposal";
import { timeline } from "../deals/timeline";
import { comment } from "../jobs/comment";
import { job } from "../jobs/job";
import { savedSearch } from "../jobs/saved-search";
import { invoice } from "../money/invoice";
import { payment } from "../money/payment";
import { payout, wallet, walletEntry } from "../money/wallet";
import { notification } from "../notifications/notification";
import { pushDevice } from "../notifications/push";
import { id, time } from "../values/value";
import { passkey } from "./passkey";
import { socialLink } from "./social";
import { maskedTaxData } from "./tax-data";
import { userSelf } from "./user";

export const logIn = z.object({
  client_type: z.string().nullable(),
  client_version: z.string().nullable(),
  created_at: time,
  expires_at: time.nullable(),
  ended_at: time.nullable(),
});

export const personalData = z.object({
  profile: userSelf,
  own_name: z.string().nullable(),
  jobs: z.array(job),
  bids: z.array(followedBid),
  deals: z.array(timeline),
  comments: z.array(comment.extend({ job: id })),
  answers: z.array(comment.extend({ job: id })),
  drafts: z.array(z.object({ kind: z.string(), saved_at: time, content: z.record(z.string(), z.unknown()) })),
  chats: z.array(chat.extend({ messages: z.array(message) })),
  reviews: z.array(review),
  payments: z.array(payment),
  payouts: z.array(payout),
  invoices: z.array(invoice),
  wallet: wallet.extend({ history: z.array(walletEntry) }),
  tax_data: z.array(maskedTaxData),
  notifications: z.array(notification),
  searches: z.array(savedSearch),
  passkeys: z.array(passkey),
  linked_accounts: z.array(socialLink),
  appointments: z.array(appointment.extend({ chat: id })),
  disputes: z.array(disputeOut.extend({ payment: id })),
  stop_proposals: z.array(stopRecord),
  deal_photos: z.array(dealPhoto),
  unsent_photos: z.array(unsentPhoto),
  decisions: z.array(decision),
  objections: z.array(z.object({ payment: id, text: z.string(), created_at: time })),
  reports: z.array(report),
  push_devices: z.array(pushDevice),
  app_devices: z.array(z.object({ id: z.string(), registered_at: time })),
  log_ins: z.array(logIn),
  known_devices: z.array(z.object({ seen_at: time })),
});
