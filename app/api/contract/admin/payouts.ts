import { withReason } from "../../../domain/admin/admin";
import { adminPayout, duePayout, RETRY_REFUSALS } from "../../../domain/admin/admin-payout";
import { PAYOUT_STATUSES } from "../../../domain/money/payout-life";
import { call } from "../../call";
import { file, list, ofPerson, status } from "./shared";

const payouts = list("/api/admin/payouts/", "Of this implementation: payouts, newest first", adminPayout, {
  status: status(PAYOUT_STATUSES),
  user: ofPerson,
});

const duePayouts = list(
  "/api/admin/payouts/due/",
  "Of this implementation: balances from the minimum payout on, the largest first, and what keeps each from being paid",
  duePayout,
  {},
);

const onePayout = file("/api/admin/payouts/:id/", "one payout", adminPayout);

const retryPayout = call({
  method: "POST",
  path: "/api/admin/payouts/:id/retry/",
  who: "admin",
  summary: "Of this implementation: make a failed payout again, once, to the IBAN of now and without a fee",
  fields: withReason,
  answers: { 200: adminPayout },
  refuses: ["own_case", "direct_mode", ...RETRY_REFUSALS, "money_stopped"],
});

export const adminPayoutsCalls = {
  payouts,
  duePayouts,
  payout: onePayout,
  retryPayout,
};
