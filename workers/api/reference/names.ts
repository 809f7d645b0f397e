import { z } from "zod";
import { contract } from "~/api/contract";
import { tokens } from "~/domain/accounts/account";
import { personalData } from "~/domain/accounts/export";
import { creationOptions, passkey, requestOptions } from "~/domain/accounts/passkey";
import { proof } from "~/domain/accounts/proof";
import { authorization, socialKey, socialLink } from "~/domain/accounts/social";
import { maskedTaxData } from "~/domain/accounts/tax-data";
import { knownCard } from "~/domain/accounts/track-record";
import { notificationSettings, ownProfile, userPublic, userSelf } from "~/domain/accounts/user";
import { userCard } from "~/domain/accounts/user-card";
import { verification } from "~/domain/accounts/verification";
import { workExperience } from "~/domain/accounts/work-experience";
import { adminReport, adminUser, auditEntry, earningsOfAll, failedDelivery, ledgerPage } from "~/domain/admin/admin";
import { adminJob } from "~/domain/admin/admin-job";
import { adminPayout } from "~/domain/admin/admin-payout";
import { foundJob, foundPerson, sentMail } from "~/domain/admin/admin-search";
import { deskDecision, disputeFile, reportFile, said, waitingThing } from "~/domain/admin/case-files";
import { decision, decisionDetails } from "~/domain/admin/decision";
import { report, reportStatistics } from "~/domain/admin/report";
import { bidInChat, chat, message } from "~/domain/chats/chat";
import { chatPhoto, sentPhoto, unsentPhoto } from "~/domain/chats/chat-photo";
import { appointment } from "~/domain/deals/appointment";
import { bid, weighedBid } from "~/domain/deals/bid";
import { disputeOut } from "~/domain/deals/dispute";
import { review } from "~/domain/deals/review";
import { stopProposal, stopTogether } from "~/domain/deals/stop-proposal";
import { timeline } from "~/domain/deals/timeline";
import { todo, wait } from "~/domain/deals/todo";
import { comment } from "~/domain/jobs/comment";
import { jobImage } from "~/domain/jobs/image";
import { job } from "~/domain/jobs/job";
import { jobDetails } from "~/domain/jobs/job-details";
import { savedSearch } from "~/domain/jobs/saved-search";
import { chargeback } from "~/domain/money/chargeback";
import { invoice, invoiceLink } from "~/domain/money/invoice";
import { moneyCase } from "~/domain/money/money-case";
import { moneyOut } from "~/domain/money/money-schema";
import { moneyStop } from "~/domain/money/money-stop-schema";
import { payment } from "~/domain/money/payment";
import { adminWithdrawal, pausedPayment } from "~/domain/money/payment-queue";
import { earnings, payout, wallet, walletEntry } from "~/domain/money/wallet";
import { notification } from "~/domain/notifications/notification";
import { affiliateProduct } from "~/domain/site/affiliate";
import { partnerDashboard, partnerVisit } from "~/domain/site/partner";
import { sitemapPart, sitemapParts } from "~/domain/site/sitemap";
import { siteStats } from "~/domain/site/stats";
import { time } from "~/domain/values/value";
import type { NamedCall } from "./calls";

const NAMED = {
  Money: moneyOut,
  Moment: time,
  UserCard: userCard,
  KnownUserCard: knownCard,
  User: userPublic,
  UserSelf: userSelf,
  OwnProfile: ownProfile,
  NotificationSettings: notificationSettings,
  Proof: proof,
  Job: job,
  JobDetails: jobDetails,
  JobImage: jobImage,
  Comment: comment,
  Bid: bid,
  WeighedBid: weighedBid,
  Chat: chat,
  TaxData: maskedTaxData,
  Appointment: appointment,
  Message: message,
  ChatPhoto: chatPhoto,
  SentPhoto: sentPhoto,
  UnsentPhoto: unsentPhoto,
  WorkExperience: workExperience,
  Review: review,
  Payment: payment,
  Dispute: disputeOut,
  StopTogether: stopTogether,
  StopProposal: stopProposal,
  Invoice: invoice,
  InvoiceLink: invoiceLink,
  Payout: payout,
  Wallet: wallet,
  WalletEntry: walletEntry,
  Verification: verification,
  Notification: notification,
  SavedSearch: savedSearch,
  Report: report,
  AdminReport: adminReport,
  Decision: decision,
  DecisionDetails: decisionDetails,
  ReportFile: reportFile,
  DisputeFile: disputeFile,
  DeskDecision: deskDecision,
  Said: said,
  WaitingThing: waitingThing,
  AdminJob: adminJob,
  AdminUser: adminUser,
  FoundJob: foundJob,
  FoundPerson: foundPerson,
  SentMail: sentMail,
  AuditEntry: auditEntry,
  PartnerVisit: partnerVisit,
  PartnerDashboard: partnerDashboard,
  AffiliateProduct: affiliateProduct,
  Tokens: tokens,
  Passkey: passkey,
  BidInChat: bidInChat,
  PlacedBid: contract.bid.place.answers[201],
  BlockedUsers: contract.profile.block.answers[200],
  Banner: contract.profile.banners.answers[200].shape.results.element,
  CreatedAccount: contract.account.create.answers[201],
  SocialKey: socialKey,
  SocialLink: socialLink,
  AdminPayout: adminPayout,
  AdminWithdrawal: adminWithdrawal,
  PausedPayment: pausedPayment,
  Todo: todo,
  Wait: wait,
  SocialAuthorization: authorization,
  PersonalData: personalData,
  Timeline: timeline,
  JobArea: contract.job.areas.answers[200].shape.results.element,
  JobImages: contract.job.addImages.answers[201],
  JobStatistics: contract.job.statistics.answers[200],
  JobPrices: contract.job.price.answers[200],
  Place: contract.job.zipcode.answers[200],
  LiveTicket: contract.chat.ticket.answers[201],
  Onboarding: contract.payment.verify.answers[201],
  Earnings: earnings,
  AdminEarnings: earningsOfAll,
  LedgerPage: ledgerPage,
  UndeliveredMessage: failedDelivery,
  MoneyCase: moneyCase,
  MoneyStop: moneyStop,
  Chargeback: chargeback,
  PasskeyCreationOptions: creationOptions,
  PasskeyRequestOptions: requestOptions,
  PushSubscription: contract.notification.subscribe.answers[201],
  ReportStatistics: reportStatistics,
  Settings: contract.global.settings.answers[200],
  SitemapParts: sitemapParts,
  SitemapPart: sitemapPart,
  Figures: siteStats,
  Version: contract.global.version.answers[200],
} satisfies Record<string, z.ZodType>;

export const pascal = (id: string) => id.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());

function itemOf(schema: z.ZodType): z.ZodType | null {
  const { shape } = schema as Partial<z.ZodObject<{ results?: z.ZodArray<z.ZodType> }>>;
  const isPage = shape && Object.keys(shape).join() === "count,results";
  return isPage ? (shape.results?.element ?? null) : null;
}

export function answerNames(calls: NamedCall[]): z.core.$ZodRegistry<{ id: string }> {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id });
  for (const { id, call } of calls) {
    for (const schema of Object.values(call.answers)) {
      if (schema === null || schema === "raw" || names.has(schema)) continue;
      const item = itemOf(schema);
      const ofItem = item && names.get(item)?.id;
      names.add(schema, { id: ofItem ? `${ofItem}Page` : `${pascal(id)}Response` });
    }
  }
  return names;
}
