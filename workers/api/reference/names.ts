import { z } from "zod";
import { tokens } from "~/domain/account";
import { adminReport, adminUser, auditEntry } from "~/domain/admin";
import { affiliateProduct } from "~/domain/affiliate";
import { appointment } from "~/domain/appointment";
import { bid } from "~/domain/bid";
import { chat, message } from "~/domain/chat";
import { comment } from "~/domain/comment";
import { decision } from "~/domain/decision";
import { disputeOut } from "~/domain/dispute";
import { jobImage } from "~/domain/image";
import { job } from "~/domain/job";
import { notification } from "~/domain/notification";
import { partnerDashboard, partnerVisit } from "~/domain/partner";
import { passkey } from "~/domain/passkey";
import { payment } from "~/domain/payment";
import { report } from "~/domain/report";
import { review } from "~/domain/review";
import { savedSearch } from "~/domain/saved-search";
import { notificationSettings, ownProfile, userPublic, userSelf } from "~/domain/user";
import { userCard } from "~/domain/user-card";
import { verification } from "~/domain/verification";
import { payout, wallet, walletEntry } from "~/domain/wallet";
import { workExperience } from "~/domain/work-experience";

const NAMED = {
  UserCard: userCard,
  UserPublic: userPublic,
  UserSelf: userSelf,
  OwnProfile: ownProfile,
  NotificationSettings: notificationSettings,
  Job: job,
  JobImage: jobImage,
  Comment: comment,
  Bid: bid,
  Chat: chat,
  Appointment: appointment,
  Message: message,
  WorkExperience: workExperience,
  Review: review,
  Payment: payment,
  Dispute: disputeOut,
  Payout: payout,
  Wallet: wallet,
  WalletEntry: walletEntry,
  Verification: verification,
  Notification: notification,
  SavedSearch: savedSearch,
  Report: report,
  ReportAtDesk: adminReport,
  Decision: decision,
  UserAtDesk: adminUser,
  AuditEntry: auditEntry,
  PartnerVisit: partnerVisit,
  PartnerDashboard: partnerDashboard,
  AffiliateProduct: affiliateProduct,
  AuthToken: tokens,
  Passkey: passkey,
} satisfies Record<string, z.ZodType>;

export const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id });
