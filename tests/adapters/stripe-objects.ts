const at = 1_795_000_000;

export const checkoutSession = (of: object = {}) => ({
  id: "cs_test_a1",
  object: "checkout.session",
  amount_subtotal: 10_500,
  amount_total: 10_500,
  cancel_url: null,
  client_reference_id: null,
  created: at,
  currency: "eur",
  expires_at: at + 1860,
  livemode: false,
  locale: "nl",
  metadata: {},
  mode: "payment",
  payment_intent: null,
  payment_method_types: ["card", "ideal"],
  payment_status: "unpaid",
  status: "open",
  success_url: "https://buurklusser.test/payment/success",
  url: "https://checkout.stripe.com/c/pay/cs_test_a1",
  ...of,
});

export const refundObject = (of: object = {}) => ({
  id: "re_1",
  object: "refund",
  amount: 10_500,
  charge: "ch_1",
  created: at,
  currency: "eur",
  metadata: {},
  payment_intent: "pi_1",
  reason: null,
  status: "succeeded",
  ...of,
});

export const disputeObject = (of: object = {}) => ({
  id: "du_1",
  object: "dispute",
  amount: 10_500,
  balance_transactions: [],
  charge: "ch_1",
  created: at,
  currency: "eur",
  evidence_details: { due_by: at + 604_800, has_evidence: false, past_due: false, submission_count: 0 },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: "pi_1",
  reason: "product_not_received",
  status: "needs_response",
  ...of,
});

export const transferObject = (of: object = {}) => ({
  id: "tr_1",
  object: "transfer",
  amount: 9025,
  amount_reversed: 0,
  created: at,
  currency: "eur",
  destination: "acct_1",
  livemode: false,
  metadata: {},
  reversals: { object: "list", data: [], has_more: false, url: "/v1/transfers/tr_1/reversals" },
  reversed: false,
  transfer_group: "payout:7",
  ...of,
});

export const reversalObject = (of: object = {}) => ({
  id: "trr_1",
  object: "transfer_reversal",
  amount: 9025,
  created: at,
  currency: "eur",
  metadata: {},
  transfer: "tr_1",
  ...of,
});

export const payoutObject = (of: object = {}) => ({
  id: "po_1",
  object: "payout",
  amount: 9025,
  arrival_date: at,
  automatic: false,
  created: at,
  currency: "eur",
  destination: "ba_1",
  failure_code: null,
  failure_message: null,
  livemode: false,
  metadata: {},
  method: "standard",
  status: "pending",
  type: "bank_account",
  ...of,
});

export const balanceSettings = () => ({
  object: "balance_settings",
  payments: { debit_negative_balances: null, payouts: { schedule: { interval: "manual" }, status: "disabled" } },
});

type Status = "active" | "pending" | "restricted" | "rejected" | "unsupported";

export const capability = (status: Status, ...codes: string[]) => ({
  status,
  status_details: codes.map((code) => ({ code, resolution: "provide_info" })),
});

export const requirement = (from: "user" | "stripe", error?: string, deadline = "currently_due") => ({
  awaiting_action_from: from,
  description: "individual.verification.document",
  errors: error ? [{ code: error, description: "What Stripe says of it" }] : [],
  impact: {},
  minimum_deadline: { status: deadline },
  requested_reasons: [{ code: "routine_onboarding" }],
});

interface AccountIs {
  id?: string;
  transfers?: ReturnType<typeof capability>;
  payouts?: ReturnType<typeof capability>;
  entries?: ReturnType<typeof requirement>[];
  closed?: boolean;
}

export const accountObject = ({ id = "acct_1", transfers, payouts, entries = [], closed }: AccountIs = {}) => ({
  id,
  object: "v2.core.account",
  applied_configurations: ["recipient"],
  ...(closed !== undefined && { closed }),
  configuration: {
    recipient: {
      applied: true,
      capabilities: {
        stripe_balance: { ...(payouts && { payouts }), ...(transfers && { stripe_transfers: transfers }) },
      },
    },
  },
  created: "2026-11-21T12:00:00.000Z",
  dashboard: "express",
  livemode: false,
  metadata: {},
  requirements: { entries },
});

export const accountLink = (account = "acct_1") => ({
  object: "v2.core.account_link",
  account,
  created: "2026-11-21T12:00:00.000Z",
  expires_at: "2026-11-21T12:10:00.000Z",
  livemode: false,
  url: `https://accounts.stripe.com/r/${account}#alu_test_1`,
  use_case: { type: "account_onboarding" },
});

export const snapshotEvent = (type: string, object: object, of: object = {}) => ({
  id: "evt_1",
  object: "event",
  api_version: "2026-10-28.endive",
  created: at,
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
  ...of,
});

export const thinEvent = (type: string, account = "acct_1", of: object = {}) => ({
  id: "evt_test_65",
  object: "v2.core.event",
  created: "2026-11-21T12:00:00.000Z",
  livemode: false,
  related_object: { id: account, type: "v2.core.account", url: `/v2/core/accounts/${account}` },
  type,
  ...of,
});

export const errorBody = (type: string, code?: string) => ({
  error: { type, ...(code && { code }), message: "What Stripe says of it", doc_url: "https://stripe.com/docs" },
});
