import { TRANSFER } from "~/domain/money/payment-service";
import { brand } from "../../brand";
import { COMPENSATION_MAX, COMPENSATION_PERCENT, LATE_HOURS } from "../../domain/deals/cancellation-rule";
import { WITHDRAWAL_DAYS } from "../../domain/deals/withdrawal";
import { RELEASE_DAYS } from "../../domain/money/deal-money";
import { formatEuros } from "../../domain/money/money";
import type nl from "../nl/payments";

export default {
  stopped: {
    status: "View the status",
    pay: {
      title: "You can’t pay right now",
      text: "We’ve paused payments while we look into something. You won’t be charged. Try again later. Does your job expire in the meantime? It stays open until {{hours}} hours after payments resume.",
    },
    release: {
      title: "You can’t approve right now",
      text: "We’ve paused the release of money while we look into something. Until then we keep holding the money. You can still open a dispute. Deadlines to agree run until at least {{hours}} hours after releases resume.",
    },
    agree: {
      title: "You can’t agree right now",
      text: "We’ve paused the release of money while we look into something. Until then we keep holding the money. Deadlines to agree run until at least {{hours}} hours after releases resume.",
    },
    payout: {
      title: "You can’t be paid out right now",
      text: "We’ve paused payouts while we look into something. Your balance remains yours. A payout that you’ve already requested and the fixed payout day resume by themselves.",
    },
  },
  accept: {
    title: "Accept and pay",
    titleDirect: "Accept offer",
    intro: "{{name}} will do your job ‘{{job}}’.",
    paidBefore: "Your payment of {{paid}} is still being processed",
    paidBeforeText:
      "It was for {{name}}’s previous offer. If the bank confirms it, you’ll get the {{paid}} back. You pay for the new offer separately, below. You can also wait for the bank first.",
    firstDay: "{{name}} can come from {{day}}.",
    askedDay: "You asked for {{day}}.",
    afterHold: "If you pay now, the work has to begin by {{day}}",
    afterHoldText:
      "If it begins later, your money goes back automatically the day after and your deal ends. If it can’t begin earlier, wait before you accept. Your job stays open if you renew it.",
    back: "Back to the chat",
    backToBids: "Back to the offers",
    bid: "Offer from {{name}}",
    cost: "Service fee ({{percent}}%)",
    total: "Total",
    how: "How your money stays safe",
    held: [
      "You pay now. The money is held, so {{name}} doesn’t get it yet.",
      `Happy with the work? Approve it and {{name}} gets the money. If you do nothing, that happens ${RELEASE_DAYS} days after {{name}} marks the work as done. If the appointment is later, the days count from its start, unless {{name}} begins earlier. That takes a code that you get after paying, the start code: you give it to {{name}} when the work begins.`,
      `If something’s wrong, open a dispute within those ${RELEASE_DAYS} days. A message doesn’t stop the payment; a dispute does.`,
      `Not going ahead? Cancel before the work begins and you get everything back, including the service fee. Only if you cancel less than ${LATE_HOURS} hours before the agreed start, or after it, does {{name}} get ${COMPENSATION_PERCENT}% of the offer, up to ${formatEuros(COMPENSATION_MAX, "en")}.`,
    ],
    howDirect: "How it works",
    direct: [
      "You accept the offer. That costs you nothing.",
      "You can chat right away and agree on a time.",
      "Once the work is done, you pay {{name}} yourself, by payment request or in cash.",
    ],
    others: "Are there more offers? They won’t be chosen, and we’ll let those people know.",
    trader: `{{name}} is a business: you have consumer rights, such as the right to have bad work put right, and often ${WITHDRAWAL_DAYS} days to change your mind. The price includes VAT: nothing is added to it. Their company number (KVK) and VAT number are on their profile.`,
    private:
      "{{name}} helps as a private individual, so the rules that protect consumers when they buy from a business don’t apply.",
    agreement: `The agreement is between you and {{name}}; ${brand.name} isn’t a party to it.`,
    pay: "Pay {{total}}",
    payPending: "Opening the payment page…",
    payNote: `You’ll choose how to pay on our payment provider’s secure page: with ${TRANSFER} or by card.`,
    credits: "Pay {{total}} with your credit",
    creditsLeft: "You’ll have {{left}} of credit left.",
    creditsPending: "Paying…",
    creditsFirst: "Use your credit of {{credits}} first",
    otherwise: "Pay on the payment page instead",
    direct_submit: "Accept for {{amount}}",
    direct_pending: "Accepting…",
    refused: "We couldn’t accept this offer",
    refusedSafe: "Nothing was paid.",
    away: "{{name}} can’t take on jobs right now",
    awayText: "You can’t accept this offer right now. Choose another offer, or wait.",
    closed: "Your job is no longer open",
    closedText: "Reopen the job first if you still want to accept this offer.",
    otherPaid: "Your payment for {{name}} is still being processed",
    otherPaidText:
      "Wait until the bank has finished. If the payment succeeds, {{name}} does your job. If it fails, you can still pay here.",
    otherChat: "Go to the chat with {{name}}",
    job: "Go to your job",
    toChat: "Go to the chat",
    done: "Agreed! You can chat now.",
    decided: {
      accepted: "You’ve already accepted and paid for this offer",
      acceptedText: "{{name}} is doing your job. You weren’t charged again.",
      acceptedDirect: "You’ve already accepted this offer",
      acceptedDirectText: "{{name}} is doing your job.",
      other: "You chose another offer",
      otherText: "Nothing was paid for {{name}}’s offer.",
      gone: "This offer is no longer valid",
      goneText: "You can’t accept it any more. Nothing was paid.",
    },
    already: {
      accepted: "This offer has already been accepted.",
      rejected: "This offer was not chosen.",
      ended: "This offer is no longer valid.",
    },
  },
  back: {
    countdown: {
      app: "You’ll go back to the app in 5 seconds.",
      chat: "You’ll be taken to the chat in 5 seconds.",
      inbox: "You’ll be taken to your messages in 5 seconds.",
      wallet: "You’ll be taken to your wallet in 5 seconds.",
      job: "You’ll be taken to the job in 5 seconds.",
      verify: "You’ll be taken to your verification in 5 seconds.",
      web: "You’ll be redirected automatically in 5 seconds.",
    },
    app: `Continue to ${brand.name} in the app`,
    retry: "Try again",
    asked: "View the payment request",
    to: {
      chat: "Continue on Web: to the chat",
      inbox: "Continue on Web: to your messages",
      wallet: "Continue on Web: to your wallet",
      job: "Continue on Web: to the job",
      verify: "Continue on Web: to your verification",
      web: "Continue on Web",
    },
    success: {
      title: "Payment Successful",
      unknownTitle: "Back from the payment page",
      unknown: "The chat shows whether your payment went through. If it did, you’ll get a confirmation by email.",
      unknownWallet:
        "Your wallet shows whether your payment went through. If it did, you’ll get a confirmation by email.",
      forJob: " for ‘{{title}}’",
      held: "You’ve paid {{total}}{{forJob}}. The money is held until the job is completed. You’ll get a confirmation by email.",
      credits: "You’ve paid {{total}}. It’s in your wallet as credit. You’ll get a confirmation by email.",
      next: "You can now chat and agree on a time.",
      processingTitle: "Your payment is being processed",
      processing:
        "The bank needs a little longer. You don’t have to do anything: once the payment is confirmed, you’ll get an email and the chat opens.",
      processingCredits:
        "The bank needs a little longer. Once the payment is confirmed, your credit will be in your wallet.",
      refundedTitle: "Your payment is being refunded",
      refunded: "The job was no longer open or the offer had changed. We’ll refund {{total}} to your account.",
      failedTitle: "The payment didn’t go through",
      failed: "You haven’t been charged. You can try again.",
      unsure:
        "We don’t know yet whether you paid. If you were charged, your payment still counts, or you’ll get the money back automatically. If you weren’t charged, you can try again.",
      declinedTitle: "Payment declined",
      declined: "Your bank declined the payment. You haven’t been charged. You can try again.",
    },
    again: {
      next: "The price has now been paid again. You can find it in the chat.",
      refunded: "This payment was no longer needed. We’ll refund {{total}} to your account.",
      cancel: "You haven’t been charged. You can pay later, from the job’s page.",
      declined: "Your bank declined the payment. You haven’t been charged.",
    },
    request: {
      next: "You’ve agreed to the extra work. You can find it in the chat.",
      processing:
        "Your bank needs a little longer. You don’t have to do anything: we’ll email you once the payment is confirmed.",
      refunded: "The extra work had been changed or withdrawn. We’ll refund {{total}} to your account.",
      cancel: "You haven’t been charged. The extra work is still open, so you can try again later.",
      declined: "Your bank declined the payment. You haven’t been charged, and the extra work is still open.",
      changed:
        "The payment request changed while you paid. We’ll refund {{back}} to your account. The new amount is {{total}}.",
      onHold:
        "You paid while your deal was on hold. We’ll refund {{back}} to your account. You can pay again once that’s resolved, if your deal then goes on.",
      reopened:
        "You paid on a payment page that was no longer valid. We’ll refund {{back}} to your account. The payment request of {{total}} is still open.",
    },
    gone: {
      unpaid: "You haven’t been charged.",
      unsure: "We don’t know yet whether you paid. If you were charged, you’ll get the money back automatically.",
      request: "You don’t have to pay this payment request any more.",
      bid: "You can’t pay for this offer any more.",
    },
    tip: {
      success: "You tipped {{name}} {{total}}. {{name}} gets the whole amount. You’ll get a confirmation by email.",
      processing:
        "Your bank needs a little longer. You don’t have to do anything: we’ll email you once the payment is confirmed.",
      refunded: "Your tip could no longer be given. We’ll refund {{total}} to your account.",
      cancel: "You haven’t been charged. You can still leave a tip from the job’s page.",
      declined: "Your bank declined the payment. You haven’t been charged.",
    },
    cancel: {
      title: "Payment Cancelled",
      text: "You haven’t been charged. The offer is still open, so you can try again later.",
      credits: "You haven’t been charged. You can try again later.",
      none: "If you stopped before paying, there were no charges. Your payments are in your wallet.",
      unknown: "If you stopped before paying, there were no charges. Log in to see the status of your payment.",
      declinedCredits: "Your bank declined the payment. You haven’t been charged.",
      declined: "Your bank declined the payment. You haven’t been charged, and the offer is still open.",
    },
  },
  kyc: {
    return: {
      submittedTitle: "KYC Verification Submitted",
      submitted: "We’re checking your details. That takes 1 to 2 working days, and we’ll let you know the result.",
      unknownTitle: "Back from verification",
      unknown: "You can see the status of your verification in your settings.",
      unfinishedTitle: "Your verification isn’t finished",
      unfinished: "Continue from your settings.",
      verifiedTitle: "Verification successful",
      verified: "Your identity has been verified. Others can see that on your profile.",
      rejectedTitle: "Verification unsuccessful",
      rejected: "We couldn’t verify your identity. {{reason}} Try again from your settings.",
    },
    refresh: {
      title: "KYC Verification Refreshed",
      text: "Your verification isn’t finished: the link from our payment provider no longer works. That happens when you wait a long time or stop halfway. Go back to your verification and continue there.",
    },
  },
} satisfies typeof nl;
