import type nl from "../nl/admin-queue";

export default {
  number: "Payment {{id}}",
  column: {
    payment: "Payment",
    job: "Job",
    person: "Payer",
    helper: "Helper",
    amount: "Amount",
    fee: "Service fee",
    reason: "Reason",
    by: "By",
    since: "Since",
    state: "Status",
  },
  state: {
    waits: "Waits for an answer",
    granted: "Granted",
    unpaid: "Granted, not refunded yet",
    rejected: "Rejected",
    refunded: "Refunded",
  },
  paused: {
    title: "Paused payments",
    note: "Held money that may not go to the helper yet. The longest pause comes first.",
    overdue: "The work began and wasn’t marked as done in time. Decide who gets the money.",
    objected: "The client is suspended and doesn’t agree with the work: ‘{{text}}’",
    byTime: "Automatic",
    none: "No payment is paused.",
  },
  withdrawals: {
    title: "Withdrawals",
    back: "Already went back",
    note: "What couldn’t be refunded automatically. What waits comes first.",
    none: "No withdrawals are waiting for us.",
    number: "Withdrawal from payment {{id}}",
    credits: "Credit",
    private:
      "{{name}} isn’t a business. The payer was told that the law gives back the service fee of {{fee}}, and not the work.",
    divided:
      "Answer within {{days}} working days. The money has already been divided. Explain what that means for the withdrawal.",
    released:
      "Answer within {{days}} working days. Do you grant the withdrawal? Then refund it at the payment provider first: the money is no longer held.",
    held: "Answer within {{days}} working days. The money is still held. If you refund all of it, that’s the answer too. If you refund a part, answer here afterwards.",
    heldFee: "Answer within {{days}} working days. The money is still held, and the deal goes on.",
    heldDispute: "A dispute about this job is open. You can grant the withdrawal once it’s closed.",
    heldBank:
      "The bank has charged this money back and still has to decide. You can grant the withdrawal if the bank leaves it with us.",
    releasedFee: "Answer within {{days}} working days. The work is paid: the helper keeps the money.",
    business:
      "{{name}} is a business. The law then also gives back the price of the work, minus the part that was already done because the payer wanted that. It differs per job.",
    businessHeld: "Enter the amount on the page ‘Refund payment {{id}}’.",
    businessReleased:
      "That’s why there’s no amount here. Refund it at the payment provider and put it in your explanation. We book what goes back there by ourselves.",
    credit:
      "A part was paid with credit. That can’t go back through the payment provider: say in your explanation how the payer gets it.",
    byGrant: "If you grant the withdrawal, we refund exactly that amount. The helper gets the same.",
    feeCredit: "{{amount}} of that goes back as credit: the card didn’t pay that part.",
    grantFee: "Granted: {{fee}} of service fee goes back",
    feeBack: "Service fee given back:",
    refund: "Refund payment {{id}}",
    unpaid:
      "Nothing has gone back yet. Refund it at the payment provider: until then the payer can’t delete their account.",
    refundedText: "This payment has been refunded. No answer is needed any more.",
    answer: "What’s the answer?",
    grant: "The withdrawal is granted",
    reject: "The withdrawal is rejected",
    onlyReject: "You can’t grant it here now. With this answer you reject the withdrawal.",
    statement: "Explanation for the payer",
    statementHint: "{{name}} gets this by email. Say what happens to the money and why.",
    confirm: "Send the answer",
    pending: "Sending…",
    done: "The withdrawal from payment {{id}} has been answered.",
    by: "Answered by {{name}}.",
    usual: ["Work was already done", "Credit was already used", "The payer is right"],
  },
} satisfies typeof nl;
