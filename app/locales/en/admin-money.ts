import type nl from "../nl/admin-money";

export default {
  stop: {
    title: "Money stop",
    homeTitle: "Money has been stopped since {{since}}",
    home: "Nobody can pay, approve or be paid out.",
    homeLink: "View or resume",
    link: "Stop money",
    off: "Paying, releasing and paying out are on. With a money stop nobody can accept an offer with a payment, release money or be paid out. Refunds, chats and offers go on. Automatic tasks wait.",
    on: "Money has been stopped since {{since}}. When you resume it, releases and payouts go on by themselves. Deadlines that passed count {{hours}} hours later.",
    confirm: "Stop money",
    pending: "Stopping",
    done: "Money is stopped. Everyone reads it where they pay, approve and are paid out.",
    resume: "Resume money",
    resumePending: "Resuming",
    resumed: "Money is on again.",
    usual: ["The ledger is out of balance", "The payment provider is down", "We are investigating abuse"],
    usualResume: ["Solved and checked", "False alarm"],
    log: "Earlier",
    never: "Money was never stopped.",
  },
  title: "Money at the bank",
  note: "What happened to money at the bank or the payment provider itself. What still waits is at the top.",
  none: "Nothing has changed outside of us.",
  all: "All",
  open: "To do",
  handled: "Handled",
  column: { case: "Money case", what: "What", about: "About", amount: "Amount", since: "Since", status: "Status" },
  number: "Money case {{id}}",
  kind: {
    chargeback: "Chargeback open",
    chargeback_lost: "Chargeback lost",
    refund_failed: "Refund failed",
    refund_elsewhere: "Refunded outside of us",
    transfer_reversed: "Transfer reversed",
    payout_returned: "Payout came back",
    unmatched: "Matches no payment",
    unpaid_work: "Work not paid",
    other_amount: "Other amount received",
  },
  now: {
    chargeback:
      "The payer’s bank has the money. What was held, or still in the helper’s balance, has been set aside. Both have been told.",
    chargeback_lost:
      "The bank decided for the payer. What was set aside is no longer the helper’s; what was missing is our loss.",
    refund_failed: "The money is back at the payment provider. The payer doesn’t have it yet and knows that.",
    refund_elsewhere:
      "Someone refunded at the payment provider itself. If all of it was still held, the payment is now refunded and both have been told. Otherwise we pay for it.",
    transfer_reversed:
      "Someone at the payment provider took money back from a helper’s account. If the payout was already made, we now have it.",
    payout_returned:
      "After a few days the bank rejected a payout after all. Everything is back in the balance of the helper, who has been told.",
    unmatched:
      "We booked nothing for this. If money of this payment was held, its release is paused and both have been told.",
    unpaid_work:
      "The client has the money for this job back. The work has begun or is marked as done, and the two didn’t settle it in time. Both have been told. They can still pay, complete or end it themselves.",
    other_amount:
      "The payer paid something else than we asked. This money doesn’t count. Euros are set apart in the ledger, another currency isn’t. The payer knows we’re looking at it.",
  },
  todo: {
    chargeback:
      "Reply at the payment provider before its deadline. Include the agreement, photos and chat. The outcome comes in by itself.",
    chargeback_lost:
      "Read the deal. If the helper wrongly got nothing, compensate them. If someone charges back more often, suspend the account.",
    refund_failed:
      "Email the payer and refund the amount in another way. Mark this as handled only when that’s done: we then book it out.",
    refund_elsewhere:
      "Ask who did this and why. Check whether the work continues and whether both know where they stand.",
    transfer_reversed: "Find out why. If the helper didn’t get the money, pay it after all.",
    payout_returned: "Check at the payment provider that the transfer was reversed. The helper has to check the IBAN.",
    unmatched:
      "Find it at the payment provider by the numbers below. If it belongs to a payment here, correct the books or refund it there.",
    unpaid_work:
      "Read the chat and the timeline. Was the work done? Then the job is completed, it counts for the helper, and both can write a review. If not, the deal ends and the job is open again. We book nothing for the price: that money isn’t there. What’s still held goes with it: to the helper, or back.",
    other_amount:
      "Check at the payment provider what was paid. Refund it, or let the payment count if enough was paid. The payer gets a message.",
  },
  doneTitle: "Handled",
  doneBy: "Handled by {{name}}.",
  doneByProvider: "The payment provider has closed this.",
  settled: "The two settled it themselves.",
  todoTitle: "What to do",
  unpaid: {
    outcome: "Was the work done?",
    solved: "Yes: the job is completed",
    open: "No: the deal ends and the job is open again",
    statement: "Explanation for both",
    statementHint: "The client and the helper get this by email. Say what you decide and why.",
    confirm: "Decide",
    usual: ["Work was done, see photos", "Work wasn’t done", "Paid between themselves"],
  },
  other: {
    outcome: "What do you do with the money?",
    onlyRefund:
      "Check at the payment provider what was paid, and refund it. It can’t count: too little or another currency was paid, or the payment no longer waits for it. The payer gets a message.",
    back: "Refund it",
    refund: "Refund it",
    accept: "Let the payment count and refund what was too much",
    confirm: "Decide",
    usual: ["Checked at the payment provider"],
  },
  fact: {
    status: "Status",
    payment: "Payment",
    payout: "Payout",
    job: "Job",
    person: "Whose",
    amount: "Amount",
    asked: "Asked",
    held: "Still held",
    provider: "Payment provider",
    reference: "Number there",
    event: "Event",
    since: "Came in",
    handled: "Handled on",
    note: "Reason",
  },
  paymentNumber: "Payment {{id}}",
  confirm: "Mark as handled",
  pending: "Working…",
  done: "Money case {{id}} has been handled.",
  usual: ["Evidence sent", "Paid in another way", "Checked, correct"],
} satisfies typeof nl;
