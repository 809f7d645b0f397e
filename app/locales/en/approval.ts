import { WITHDRAWAL_DAYS } from "../../domain/deals/withdrawal";
import { RELEASE_DAYS } from "../../domain/money/deal-money";
import type nl from "../nl/approval";

export default {
  feeBack: "You got our service fee of {{amount}} back.",
  action: "Approve: {{amount}} for {{name}}",
  pending: "Approving…",
  done: {
    title: "{{name}} has finished the work",
    text: "Happy with it? Approve the work. If something’s wrong, talk about it in the chat. If you can’t solve it together, open a dispute. A message doesn’t stop the payment; a dispute does.",
    suspended: "We’ve suspended {{name}}’s account, so they no longer read messages.",
    alone: "Happy with it? Approve the work. If something’s wrong, open a dispute.",
    until:
      "If you neither approve nor open a dispute, we’ll pay {{name}} on {{day}}. If our team or your bank looks into the payment, it takes longer.",
    stopped: "Approving work and paying out are on hold at the moment. Meanwhile, no money goes to {{name}}.",
    paused:
      "You can’t approve the work now, because our team is looking into the payment. Happy with it? Write to us: we take it into account in our decision. If nothing is wrong, you can approve it after that.",
    direct: "Happy with it? Pay {{name}} as you agreed and complete the job.",
    settled: "You said that you paid {{amount}}. Is everything done? Then complete the job.",
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
    photosJob: "Photos of the job",
    photos: "Photos of the result",
    unready: "{{name}} hasn’t said yet that the work is done.",
    ahead: "Your appointment isn’t until {{at}}.",
    reported: {
      own: "You reported that {{name}} wasn’t at the appointment. If you approve the work, that report is dropped and {{name}} gets all the money.",
      other:
        "{{name}} reported that you weren’t at the appointment. If you approve the work, that report is dropped and {{name}} gets all the money.",
    },
    gone: "The money for the offer isn’t held any more: you have it back. {{name}} only gets what’s shown here.",
    asked: {
      text_one: "{{name}} also asked for {{amounts}} extra. If you approve, that request lapses.",
      text_other: "{{name}} also asked for {{amounts}} extra. If you approve, those requests lapse.",
      link: "Answer the request for {{amount}}",
    },
    finalTitle: "You cannot undo this",
    final: "The money goes to {{name}}’s balance right away. After that you cannot get it back or reopen the job.",
    finalTitleBusiness: "You cannot undo an approval",
    finalBusiness: `The money goes to {{name}}’s balance right away, and you cannot reopen the job. {{name}} is a business: you can still withdraw from the contract after that, until ${WITHDRAWAL_DAYS} days after the payment. Our team then decides.`,
    back: "Not yet, back to the job",
    wrong: "Is something wrong?",
    wrongAlone: "The helper can no longer reply. If something is wrong, open a dispute.",
    wrongText: "Talk about it in the chat first. If you can’t solve it together, open a dispute.",
    wrongUntil: "A message doesn’t stop the payment; a dispute does. You can open one until {{until}}.",
    wrongOpen: "A message doesn’t stop the payment; a dispute does.",
  },
  after: {
    title: {
      owner: "Approved: {{net}} for {{name}}",
      time: "Completed automatically: {{net}} for {{name}}",
      agreed: "Dispute resolved: {{net}} for {{name}}",
      team: "Our team decided: {{net}} for {{name}}",
      together: "Stopped together: {{net}} for {{name}}",
    },
    titleSplit: "The payment has been divided: {{back}} went back to you",
    titleHelper: "{{net}} is yours",
    why: {
      owner: "The work has been approved.",
      time: `The work was done, and the ${RELEASE_DAYS} days to approve or open a dispute were over.`,
      agreed: "That’s what you agreed together.",
      team: "That’s what our team decided.",
      together: "You stopped together and agreed on this amount.",
    },
    ownerText: "{{net}} has been added to {{name}}’s balance, after the service fee.",
    helperText: "The money has been added to your balance, after the service fee.",
    extraOnly: "This is about the extra work only.",
    returned: "Later you got {{amount}} back through our payment provider.",
    payout: "Your wallet shows what we’ve transferred, when the rest follows, and what we still need from you.",
    receipt: "Receipt",
    receiptOf: "Receipt for {{amount}}",
    wallet: "Go to your wallet",
  },
} satisfies typeof nl;
