import { z } from "zod";
import { tokens } from "../../../app/domain/account";
import { affiliateProduct } from "../../../app/domain/affiliate";
import { appointment } from "../../../app/domain/appointment";
import { bid } from "../../../app/domain/bid";
import { chat, message } from "../../../app/domain/chat";
import { comment } from "../../../app/domain/comment";
import { decision } from "../../../app/domain/decision";
import { auditEntry, reportAtDesk, userAtDesk } from "../../../app/domain/desk";
import { disputeOut } from "../../../app/domain/dispute";
import { jobImage } from "../../../app/domain/image";
import { job } from "../../../app/domain/job";
import { notification } from "../../../app/domain/notification";
import { partnerDashboard, partnerVisit } from "../../../app/domain/partner";
import { passkey } from "../../../app/domain/passkey";
import { payment } from "../../../app/domain/payment";
import { report } from "../../../app/domain/report";
import { review } from "../../../app/domain/review";
import { savedSearch } from "../../../app/domain/saved-search";
import { notificationSettings, userPublic, userSelf } from "../../../app/domain/user";
import { userCard } from "../../../app/domain/user-card";
import { verification } from "../../../app/domain/verification";
import { payout, wallet, walletEntry } from "../../../app/domain/wallet";
import { workExperience } from "../../../app/domain/work-experience";

const NAMED = {
  UserCard: userCard,
  UserPublic: userPublic,
  UserSelf: userSelf,
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
  ReportAtDesk: reportAtDesk,
  Decision: decision,
  UserAtDesk: userAtDesk,
  AuditEntry: auditEntry,
  PartnerVisit: partnerVisit,
  PartnerDashboard: partnerDashboard,
  AffiliateProduct: affiliateProduct,
  AuthToken: tokens,
  Passkey: passkey,
} satisfies Record<string, z.ZodType>;

/** The schemas of api.md 3 under their names: the document refers to them instead of repeating them. */
export const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id });
