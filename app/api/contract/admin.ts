import { adminDisputesCalls } from "./admin/disputes";
import { adminJobsCalls } from "./admin/jobs";
import { adminMoneyCalls } from "./admin/money";
import { adminOutboxCalls } from "./admin/outbox";
import { adminPaymentsCalls } from "./admin/payments";
import { adminPayoutsCalls } from "./admin/payouts";
import { adminReportsCalls } from "./admin/reports";
import { adminReviewsCalls } from "./admin/reviews";
import { adminUsersCalls } from "./admin/users";
import { adminWaitingCalls } from "./admin/waiting";

export const adminCalls = {
  ...adminWaitingCalls,
  ...adminReportsCalls,
  ...adminUsersCalls,
  ...adminJobsCalls,
  ...adminReviewsCalls,
  ...adminPaymentsCalls,
  ...adminDisputesCalls,
  ...adminPayoutsCalls,
  ...adminOutboxCalls,
  ...adminMoneyCalls,
};
