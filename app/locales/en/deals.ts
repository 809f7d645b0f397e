import type nl from "../nl/deals";

export default {
  title: "Your deal",
  meet: {
    none: "You haven’t agreed on a time yet.",
    propose: "Suggest a time",
    see: "See the appointment",
    answer: "Reply",
    missed: "You reported that {{name}} wasn’t there.",
    missedOwn: "{{name}} reported that you weren’t there.",
  },
  place: {
    owner: {
      missing: "{{name}} only sees your postcode. Give your address, so {{name}} knows where the job is.",
      missingLink: "Give your address",
      givenLink: "Change the address",
    },
    helper: {
      missing: "{{name}} hasn’t given an address yet. Ask for it in the chat.",
      missingLink: "Go to the chat",
      givenLink: "Go to the chat",
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
  paying: {
    title: "The bank is still processing the payment",
    text: "As soon as the bank confirms it, the job goes to the person you chose. Wait for that before you choose someone else.",
  },
  chargeback: {
    title: "The bank has charged back the payment",
    busy: "The deal is on hold until the bank decides.",
    see: "View the payment",
  },
  paused: {
    title: "Our team is looking into the payment",
    text: "The money stays held until we’re done. The job can’t be approved or cancelled until then, and the days to open a dispute are on hold.",
  },
  dispute: {
    title: "There’s a dispute",
    busy: "The payment is on hold until you agree, or our team has decided.",
    see: "Go to the dispute",
    wrong: "Something is wrong",
    until: "You can open a dispute until the end of {{day}}.",
  },
} satisfies typeof nl;
