import type nl from "../nl/wallet";
import terms from "./terms";

const { field } = terms;

export default {
  title: "Wallet",
  balance: {
    label: "Yours, available now",
    next: "We transfer this to you automatically on {{date}}, free of charge.",
    nextBlocked: "Payouts are made on day {{day}} of each month.",
    none: "Once a job has been completed, your money appears here. We transfer it on day {{day}} of each month.",
    held: "Held for you",
    heldText: "From jobs still under way. Released once the job has been completed.",
    pending: "On its way to your bank",
    credits: "Credit",
    creditsText: "You can use this to pay for a job.",
  },
  refusal: {
    not_verified: {
      title: "Verify your identity first",
      text: "That way we can be sure that the money reaches you.",
      action: "Go to your settings",
    },
    iban_missing: {
      title: "Enter your IBAN first",
      text: "We do not know yet which account to pay into.",
      action: "Go to your profile",
    },
  },
  iban: {
    title: "Your account",
    label: field.iban,
    none: "Not entered yet",
    change: "Change it in your profile",
    add: "Enter it in your profile",
  },
  payout: {
    title: "Early payout",
    text: "Would you rather not wait? You can be paid out early for a fee of {{percent}}% of the amount.",
    amount: field.amount,
    amountHint: "At most {{amount}}",
    next: "See the fee",
    confirmTitle: "Is this correct?",
    from: "From your wallet",
    fee: "Early payout fee ({{percent}}%)",
    net: "You receive",
    to: "To account {{iban}}",
    free: "If you wait until {{date}}, there is no fee.",
    submit: "Pay out {{amount}}",
    pending: "Paying out…",
    other: "Another amount",
    back: "Back to your wallet",
    done: "{{amount}} is on its way to your account.",
    nothing: "There is nothing to pay out right now.",
  },
  payouts: {
    title: "Payouts",
    early: "Early, fee {{fee}}",
    status: { requested: "On its way", paid: "Paid out", failed: "Failed, returned to your balance" },
    to: "To {{iban}}",
  },
  history: {
    title: "Money in and out",
    kind: {
      release: "Job paid",
      payout: "Payout",
      payout_fee: "Early payout fee",
      payout_reversal: "Payout returned",
      credit_topup: "Credit topped up",
      credit_spent: "Paid with credit",
      credit_refund: "Credit returned",
    },
    job: "View the job",
    after: "Balance {{amount}}",
    afterCredits: "Credit {{amount}}",
    pages: "More transactions",
    previous: "Newer",
    next: "Older",
    page: "Page {{page}}",
  },
  paid: {
    title: "Paid by you",
    to: "To {{name}}",
    chat: "Go to the conversation",
    status: {
      processing: "Being processed",
      held: "Held",
      released: "Paid to helper",
      refunded: "Refunded",
      disputed: "In dispute",
      settled: "Paid",
    },
  },
  empty: {
    title: "This is where your first euro will appear",
    text: "Make an offer for a job nearby. Once the job has been completed, your money appears here.",
    action: "Browse jobs",
  },
  direct: {
    title: "You arrange payment between yourselves",
    text: "We do not handle payments here. Agree with each other on a payment request or cash.",
  },
} satisfies typeof nl;
