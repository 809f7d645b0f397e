import type nl from "../nl/approval";

export default {
  action: "Approve: {{amount}} for {{name}}",
  pending: "Approving…",
  done: {
    title: "{{name}} has finished the work",
    text: "Happy with it? Approve the work. If something’s wrong, talk about it in the chat. If you can’t solve it together, open a dispute: only a dispute stops the payment.",
    until: "If you neither approve nor open a dispute, we’ll pay {{name}} on {{day}}.",
    direct: "Happy with it? Pay {{name}} as you agreed and complete the job.",
    complete: "Complete the job",
    chat: "Talk about it in the chat",
    dispute: "Open a dispute",
  },
  page: {
    title: "Approve the work",
    intro: "Was ‘{{job}}’ done as you agreed?",
    part: { bid: "Offer by {{name}}", request: "Extra work", credits: "Credit", tip: "Tip" },
    fee: "Service fee for {{name}}",
    net: "{{name}} receives",
    paid: "You’ve already paid {{amount}}, including the service fee. There’s nothing more to pay.",
    photos: "Photos of the result",
    finalTitle: "You cannot undo this",
    final: "The money goes to {{name}}’s balance right away. After that you cannot get it back or reopen the job.",
    back: "Not yet, back to the job",
    wrong: "Is something wrong?",
    wrongText: "Talk about it in the chat first. If you can’t solve it together, open a dispute.",
    wrongUntil: "Only a dispute stops the payment. You can open one until the end of {{day}}.",
    wrongOpen: "Only a dispute stops the payment.",
  },
  after: {
    owner: "Approved: {{amount}} for {{name}}",
    ownerText: "After the service fee, {{net}} has been added to {{name}}’s balance. The job is completed.",
    ownerSplit: "The payment has been divided: {{back}} goes back to you",
    ownerSplitText:
      "That’s the outcome of the dispute or our decision. {{net}} has been added to {{name}}’s balance, after the service fee. The job is completed.",
    helper: "{{net}} is yours",
    helperText: "The work has been approved and the money has been added to your balance.",
    helperSplit: "{{net}} is yours",
    helperSplitText:
      "That’s the outcome of the dispute or our decision, after the service fee. The money has been added to your balance.",
    payout: "Your wallet shows what we’ve transferred, when the rest follows, and what we still need from you.",
    receipt: "Receipt",
    receiptOf: "Receipt for {{amount}}",
    wallet: "Go to your wallet",
  },
} satisfies typeof nl;
