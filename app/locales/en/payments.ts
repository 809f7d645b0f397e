import { brand } from "../../brand";
import type nl from "../nl/payments";

export default {
  accept: {
    title: "Accept and pay",
    titleDirect: "Accept offer",
    intro: "{{name}} will do your job ‘{{job}}’.",
    back: "Back to the conversation",
    bid: "Offer from {{name}}",
    cost: "Platform fee ({{percent}}%)",
    total: "Total",
    how: "How your money stays safe",
    held: [
      "You pay now. The money is held; {{name}} does not get it yet.",
      "Happy with the work? Then you release the money. If {{name}} has reported the work as done and you do not respond, that happens after 7 days.",
      "Cancelled before the work is done? Then you get everything back, including the platform fee.",
    ],
    howDirect: "How it works",
    direct: [
      "You accept the offer. That costs you nothing.",
      "You can chat right away and agree on a time.",
      "Once the work is done, you pay {{name}} yourself, by payment request or in cash.",
    ],
    others: "The other offers for this job are not chosen. The people who made them will be notified.",
    agreement: `The agreement is between you and {{name}}; ${brand.name} is not a party to it.`,
    pay: "Pay {{total}}",
    payPending: "Opening the payment page…",
    payNote: "You will be taken to the secure page of our payment partner.",
    direct_submit: "Accept for {{amount}}",
    direct_pending: "Accepting…",
    refused: "This offer could not be accepted",
    refusedSafe: "Nothing was paid.",
    closed: "Your job is no longer open",
    closedText: "Reopen the job first if you still want to accept this offer.",
    job: "Go to your job",
    done: "Agreed! You can chat now.",
    already: { accepted: "This offer has already been accepted.", rejected: "This offer was not chosen." },
  },
  back: {
    countdown: "You will be redirected automatically in 5 seconds.",
    app: `Continue to ${brand.name}`,
    web: "Continue on Web",
    success: {
      title: "Payment Successful",
      text: "You will get a confirmation by email.",
      held: "You have paid {{total}}. The money is held until the job has been completed. You will get a confirmation by email.",
      next: "You can now chat and agree on a time.",
      wallet: "Your credit has been updated. You will get a confirmation by email.",
      processingTitle: "Your payment is being processed",
      processing:
        "The bank needs a little longer. There is nothing you need to do: once the payment has been confirmed, you will get an email and the chat opens.",
      refundedTitle: "Your money will be refunded",
      refunded: "The job was no longer open or the offer had changed. {{total}} will be returned to your account.",
      failedTitle: "The payment did not go through",
      failed: "You have not been charged. You can try again.",
    },
    cancel: {
      title: "Payment Cancelled",
      text: "You have not been charged. The offer still stands, so you can try again later.",
      walletText: "You have not been charged.",
      failed: "The bank declined the payment. You have not been charged, and the offer still stands.",
    },
  },
  kyc: {
    return: {
      title: "KYC Verification Submitted",
      text: "We are checking your details. That takes 1 to 2 working days, and we will let you know the result.",
      verified: "Your identity has been verified. You can be paid out.",
      rejected: "Your identity could not be verified. {{reason}} Try again from your settings.",
    },
    refresh: {
      title: "KYC Verification Refreshed",
      text: "The link had expired or you had stopped. What you entered has been saved. Start again from your settings.",
    },
  },
} satisfies typeof nl;
