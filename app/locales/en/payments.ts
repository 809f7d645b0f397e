import { brand } from "../../brand";
import type nl from "../nl/payments";

export default {
  accept: {
    title: "Accept and pay",
    titleDirect: "Accept offer",
    intro: "{{name}} will do your job ‘{{job}}’.",
    back: "Back to the conversation",
    bid: "Offer of {{name}}",
    cost: "Platform cost ({{percent}}%)",
    total: "Total",
    how: "How your money stays safe",
    held: [
      "You pay now. We hold the money, {{name}} does not get it yet.",
      "Happy with the work? Then you release it.",
      "Called off before the work is done? Then you get everything back, platform cost included.",
    ],
    howDirect: "How it works",
    direct: [
      "You accept the offer. That costs you nothing.",
      "You can chat right away and agree on a time.",
      "Work done? Then you pay {{name}} yourself, by payment request or in cash.",
    ],
    others: "The other offers on this job end. Their helpers are told.",
    agreement: `The agreement is between you and {{name}}; ${brand.name} is not a party to it.`,
    pay: "Pay {{total}}",
    payPending: "To the payment page…",
    payNote: "You go to the secure page of our payment partner.",
    direct_submit: "Accept for {{amount}}",
    direct_pending: "Accepting…",
    refused: "This offer could not be accepted",
    refusedSafe: "Nothing was paid.",
    closed: "Your job is no longer open",
    closedText: "Open the job again first if you still want to accept this offer.",
    job: "Go to your job",
    done: "Agreed! You can chat now.",
    already: { accepted: "This offer has already been accepted.", rejected: "This offer has ended." },
  },
  back: {
    countdown: "You continue by yourself in 5 seconds.",
    app: `Continue to ${brand.name}`,
    web: "Continue on Web",
    success: {
      title: "Payment Successful",
      text: "You will get a confirmation by email.",
      held: "You paid {{total}}. The money is kept safe until the job is done. You will get a confirmation by email.",
      next: "You can now chat and agree on a time.",
      wallet: "Your credit has been updated. You will get a confirmation by email.",
      processingTitle: "Your payment is being processed",
      processing:
        "The bank needs a little longer. There is nothing to do: once it is settled you get an email and the chat opens.",
      refundedTitle: "Your money is coming back",
      refunded: "The job had just been taken or the offer had changed. You get {{total}} back on your account.",
      failedTitle: "The payment did not go through",
      failed: "Nothing was charged. You can try again.",
    },
    cancel: {
      title: "Payment Cancelled",
      text: "No charges were made. The offer still stands, so you can try again later.",
      walletText: "No charges were made.",
      failed: "The bank declined the payment. No charges were made, and the offer still stands.",
    },
  },
  kyc: {
    return: {
      title: "KYC Verification Submitted",
      text: "We check your details. That takes 1 to 2 business days, and we will let you know as soon as it is settled.",
      verified: "Your identity has already been approved. You can be paid out.",
      rejected: "The check did not succeed. {{reason}} Try again from your settings.",
    },
    refresh: {
      title: "KYC Verification Refreshed",
      text: "The link had expired or you stopped. What you filled in is kept: start again from your settings.",
    },
  },
} satisfies typeof nl;
