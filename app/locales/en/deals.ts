import type nl from "../nl/deals";

export default {
  title: "Your deal",
  step: {
    title: "Next step",
    answer: "{{name}} suggests a time.",
    propose: "Agree on when the work starts.",
    wait: "You’ve agreed on a time. There’s nothing to do now.",
    waitAnswer: "{{name}} still has to reply to your suggestion.",
    code: "Is {{name}} at the door? Give your start code.",
    codeLink: "See your start code",
    approve: "Is the work done? Approve it, and {{name}} gets the money.",
    approveLink: "Approve the work",
    approveDirect: "Is the work done? Then complete the job.",
    approveLinkDirect: "Complete the job",
  },
  meet: {
    none: "You haven’t agreed on a time yet.",
    propose: "Suggest a time",
    see: "See the appointment",
    answer: "Reply",
    missed: "You reported that {{name}} wasn’t there.",
    missedOwn: "{{name}} reported that you weren’t there.",
    until: "{{name}} can reply until {{until}}.",
    untilOwn: "Reply before {{until}}.",
    ends: "Without a reply, the deal ends.",
    waits: "Our team is looking into the payment. The deal doesn’t end before we’re done.",
    counts: "Without a reply, it counts as a no-show.",
    absentHelper: "Has {{name}} not turned up? Report it",
    absentOwner: "Nobody home, or is {{name}} not opening the door? Report it",
  },
  place: {
    owner: {
      missing: "{{name}} only sees your postcode. Give your address, so {{name}} knows where the job is.",
      missingLink: "Give your address",
      givenLink: "Change the address",
    },
    helper: {
      missing: "{{name}} hasn’t given an address yet. Ask for it in the chat.",
    },
  },
  start: {
    owner: "Your start code:",
    ownerLink: "What is a start code for?",
    helper: "Starting now? Ask for the start code.",
    helperLink: "Enter the start code",
    begun: "The work began on {{at}}.",
    see: "What does this mean?",
  },
  extra: {
    asked: "{{name}} is asking for {{amount}} extra: {{description}}",
    askedDirect: "{{name}} is asking for {{amount}}: {{description}}",
    own: "You asked for {{amount}} extra: {{description}}",
    ownDirect: "You asked for {{amount}}: {{description}}",
    work: "extra work",
    workDirect: "for the job",
    answer: "View and reply",
    see: "View",
    ask: "Ask for extra work",
    askDirect: "Send a payment request",
  },
  stop: {
    own: "You proposed to stop. {{name}} can reply until {{until}}.",
    ownSuspended: "You proposed to stop. {{name}} can’t reply now.",
    asked: "{{name}} proposes to stop. Reply before {{until}}.",
    answer: "See the proposal",
    see: "View",
    together: "Stop together",
    agree: "Agree on an amount together",
  },
  paying: {
    title: "The bank is still processing the payment",
    text: "As soon as the bank confirms it, the job goes to the person you chose. Wait for that before you choose someone else.",
    late: "The offer you paid for has been withdrawn or changed. If the bank confirms your payment, you get everything back. You can already choose another offer.",
  },
  chargeback: {
    title: "The bank has charged back the payment",
    busy: "The deal is on hold until the bank decides.",
    see: "View the payment",
  },
  report: {
    until:
      "You reported that {{name}} wasn’t there. You can’t cancel while {{name}} can still reply. That’s until {{until}}.",
    afterwards:
      "If it’s right, or there’s no reply, the deal ends by itself and you get {{refund}} back. If {{name}} says they were there, a dispute starts. Going ahead together after all? Withdraw your report at the appointment.",
    youUntil:
      "{{name}} reported that you weren’t there. You can’t cancel before you’ve replied. Reply before {{until}}.",
    youThen:
      "If it’s right, or you don’t reply, the deal ends by itself. {{name}} gets {{compensation}} as compensation and you get {{refund}} back. If you were there, a dispute starts.",
  },
  reportedHelper: {
    until:
      "{{name}} reported that you weren’t there for the appointment. Reply to that before you mark the work as done. You can reply until {{until}}.",
    next: "If you were there, a dispute starts and the money stays held. In it you agree on how much you get, or our team decides. If it’s right, or you don’t reply, the deal ends and {{name}} gets everything back.",
    answer: "Reply",
  },
  ended: {
    title: "This deal has ended",
    receipt: "Receipt",
    receiptBid: "Receipt for the offer",
    receiptExtra: "Receipt for the extra work of {{amount}}",
    chat: "Go to the chat",
  },
  suspended: {
    title: "We’ve suspended {{name}}’s account",
    helper: "{{name}} no longer reads messages. Is the work done? Then mark it as done. If not, withdraw your offer.",
    ownerBegun:
      "{{name}} no longer reads messages. Is the work done, and done well? Approve it. If not, open a dispute.",
    owner: "{{name}} no longer reads messages and won’t come. Cancel the deal, or approve the work if it’s done.",
  },
  gone: {
    title: "No money is held any more",
    titleRest: "The money for the offer isn’t held any more",
    titlePart: "A part of the price isn’t held",
    rest: "Only {{amount}} is still held.",
    part: {
      owner: "You have the rest back, so we can’t pay {{name}} that part.",
      helper: "{{name}} has the rest back. We can’t pay you that part until money is held for it again.",
    },
    owner: "You have your payment back, so we can’t pay {{name}} for the work.",
    ownerDone: "You have your payment back, so we can’t pay {{name}}, who has marked the work as done.",
    helper: "{{name}} has the payment back. Don’t start until money is held again.",
    helperBegun: "{{name}} has the payment back. Don’t go on until money is held again.",
    helperDone: "{{name}} has the payment back, so we can’t pay you for the work.",
    more: {
      owner:
        "Is it going ahead? Pay again. That money is held again. Is it not going ahead? Cancel the deal. That costs you nothing.",
      ownerDone:
        "Do you want to pay? Pay again. That money is held again. Did you pay in another way? Complete the job.",
      helper:
        "We can’t pay you for the work now. Is it going ahead? Send {{name}} a payment request. Is it not going ahead? Withdraw your offer. It won’t count as a job you didn’t finish.",
      helperBegun:
        "We can’t pay you for the work now. Is it going ahead? Send {{name}} a payment request. Is it already done? Mark it as done. Is it not going ahead? Withdraw your offer. It won’t count as a job you didn’t finish.",
      helperDone:
        "Send {{name}} a payment request. What {{name}} pays for that is held again. Or agree in the chat on how you’ll be paid.",
    },
    suspended: {
      owner: "We’ve suspended {{name}}’s account, so you can’t pay again now.",
      helper: "We’ve suspended {{name}}’s account, so {{name}} can’t pay again now.",
    },
    moreSuspended: {
      owner: "Cancel the deal. That costs you nothing.",
      ownerDone: "Did you already pay in another way? Complete the job.",
      helper: "Withdraw your offer. It won’t count as a job you didn’t finish.",
      helperBegun:
        "Is it already done? Mark it as done. If not, withdraw your offer. It won’t count as a job you didn’t finish.",
      helperDone: "View the payment. Do you have a question? Contact us.",
    },
    ways: "What you can do",
    until: "The job isn’t completed by itself. If you don’t settle it before {{until}}, our team looks into it.",
    team: "Our team is looking into it and decides whether the job was done. Until then you can still settle it yourselves.",
    pay: "See the payment request for {{amount}}",
    again: "Pay {{amount}} again",
    againPending: "One moment…",
    complete: "Complete the job",
    chat: "Go to the chat",
    cancel: "Cancel the deal",
    withdraw: "Withdraw your offer",
    done: "Mark as done",
    see: "View the payment",
  },
  withdrawal: {
    owner: "We’re looking at your withdrawal",
    helper: {
      work: "The client has withdrawn from the contract",
      extra: "The client has withdrawn from the contract for the extra work",
      service: "The client has withdrawn from our service",
    },
    service: "That’s about our service fee, not about the work.",
    text: "Our team decides and will email you both.",
    goesOn: "Until then the deal goes on as agreed.",
  },
  paused: {
    title: "Our team is looking into the payment",
    text: "We won’t release the money until we’re done. The job can’t be approved or cancelled until then, and the days to open a dispute are on hold.",
    write: "Write to our team",
  },
  dispute: {
    title: "There’s a dispute",
    busy: "The payment is on hold until you agree, or our team has decided.",
    see: "Go to the dispute",
    wrong: "Something is wrong",
    until: "You can open a dispute until {{until}}.",
  },
} satisfies typeof nl;
