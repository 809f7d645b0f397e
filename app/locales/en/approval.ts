import type nl from "../nl/approval";

export default {
  action: "Approve and pay {{amount}} to {{name}}",
  pending: "Paying…",
  done: {
    title: "{{name}} has finished the work",
    text: "Does it look good? Then approve it. If something is wrong, say so in the chat.",
    until: "If we do not hear from you, the money goes to {{name}} on {{day}}.",
    direct: "Does it look good? Pay {{name}} as the two of you agreed and complete the job.",
    complete: "Complete the job",
    chat: "Go to the chat",
  },
  page: {
    title: "Approve the work",
    intro: "Was ‘{{job}}’ done the way you agreed?",
    part: { bid: "Offer by {{name}}", request: "Extra costs", credits: "Credit" },
    fee: "Service fee for {{name}}",
    net: "{{name}} receives",
    paid: "You paid {{amount}}, including the platform fee. You pay nothing more now.",
    finalTitle: "You cannot undo this",
    final: "The money goes to {{name}}’s balance right away. After that you cannot get it back or reopen the job.",
    back: "Not yet, back to the job",
    wrong: "Something wrong? Talk about it in the chat",
  },
  after: {
    owner: "You have paid {{amount}} to {{name}}",
    ownerText: "Of that amount, {{name}} received {{net}}. The job is completed.",
    helper: "{{net}} is yours",
    helperText: "The work has been approved and the money is on your balance.",
    payout: "We transfer your balance automatically on {{day}}.",
    receipt: "Receipt",
    receiptOf: "Receipt for {{amount}}",
    wallet: "Go to your wallet",
  },
} satisfies typeof nl;
