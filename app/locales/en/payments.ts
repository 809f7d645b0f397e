import { brand } from "../../brand";
import { COMPENSATION_MAX, COMPENSATION_PERCENT, LATE_HOURS } from "../../domain/cancellation-rule";
import { RELEASE_DAYS } from "../../domain/deal-money";
import { formatEuros } from "../../domain/money";
import { WITHDRAWAL_DAYS } from "../../domain/withdrawal";
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
      `Happy with the work? Approve it and {{name}} gets the money. If you do nothing, that happens ${RELEASE_DAYS} days after {{name}} reports the work as done.`,
      `If something’s wrong, open a dispute within those ${RELEASE_DAYS} days. Only a dispute stops the payment.`,
      `Not going ahead? Cancel before the work is done and you get everything back, including the platform fee. Only if you cancel less than ${LATE_HOURS} hours before the agreed start does {{name}} get ${COMPENSATION_PERCENT}% of the offer, up to ${formatEuros(COMPENSATION_MAX, "en")}.`,
    ],
    howDirect: "How it works",
    direct: [
      "You accept the offer. That costs you nothing.",
      "You can chat right away and agree on a time.",
      "Once the work is done, you pay {{name}} yourself, by payment request or in cash.",
    ],
    others: "The other offers for this job are not chosen. The people who made them will be notified.",
    trader: `{{name}} is a business: you have consumer rights, such as the right to have bad work put right, and often ${WITHDRAWAL_DAYS} days to change your mind. Their KVK and VAT numbers are on their profile.`,
    private: "{{name}} helps as a private person: the rules that protect consumers from businesses do not apply.",
    agreement: `The agreement is between you and {{name}}; ${brand.name} is not a party to it.`,
    pay: "Pay {{total}}",
    payPending: "Opening the payment page…",
    payNote: "You will be taken to the secure page of our payment partner.",
    credits: "Pay {{total}} with your credit",
    creditsLeft: "You will have {{left}} of credit left.",
    creditsPending: "Paying…",
    creditsFirst: "Use your credit of {{credits}} first",
    otherwise: "Pay on the payment page instead",
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
      unknownTitle: "Back from the payment page",
      unknown: "The chat shows whether your payment went through. If it did, you will get a confirmation by email.",
      unknownWallet:
        "Your wallet shows whether your payment went through. If it did, you will get a confirmation by email.",
      held: "You have paid {{total}}. The money is held until the job has been completed. You will get a confirmation by email.",
      credits: "You have paid {{total}}. It is in your wallet as credit. You will get a confirmation by email.",
      next: "You can now chat and agree on a time.",
      processingTitle: "Your payment is being processed",
      processing:
        "The bank needs a little longer. There is nothing you need to do: once the payment has been confirmed, you will get an email and the chat opens.",
      processingCredits:
        "The bank needs a little longer. Once the payment has been confirmed, your credit is in your wallet.",
      refundedTitle: "Your money will be refunded",
      refunded: "The job was no longer open or the offer had changed. {{total}} will be returned to your account.",
      failedTitle: "The payment did not go through",
      failed: "You have not been charged. You can try again.",
      declinedTitle: "Payment declined",
      declined: "Your bank declined the payment. You have not been charged. You can try again.",
    },
    request: {
      next: "You have agreed to the extra work. You can find it in the conversation.",
      processing:
        "Your bank needs a little more time. There is nothing you need to do: we will email you once the payment has been confirmed.",
      refunded: "The request had been changed or withdrawn. You will get {{total}} back in your account.",
      cancel: "Nothing has been charged. The request is still open, so you can try again later.",
      declined: "Your bank declined the payment. Nothing has been charged, and the request is still open.",
    },
    cancel: {
      title: "Payment Cancelled",
      text: "You have not been charged. The offer still stands, so you can try again later.",
      credits: "You have not been charged. You can try again later.",
      none: "You stopped before paying. There were no charges.",
      unknown: "You stopped before paying. Log in to see where your payment stands.",
      declinedCredits: "Your bank declined the payment. You have not been charged.",
      declined: "Your bank declined the payment. You have not been charged, and the offer still stands.",
    },
  },
  kyc: {
    return: {
      submittedTitle: "KYC Verification Submitted",
      submitted: "We are checking your details. That takes 1 to 2 working days, and we will let you know the result.",
      unknownTitle: "Back from verification",
      unknown: "Your settings show where your verification stands.",
      unfinishedTitle: "Your verification is not finished",
      unfinished: "Continue from your settings.",
      verifiedTitle: "Verification successful",
      verified: "Your identity has been verified. Others can see that on your profile.",
      rejectedTitle: "Verification unsuccessful",
      rejected: "Your identity could not be verified. {{reason}} Try again from your settings.",
    },
    refresh: {
      title: "KYC Verification Refreshed",
      text: "The link had expired or you had stopped. Start again from your settings.",
    },
  },
} satisfies typeof nl;
