import type nl from "../nl/deals";

export default {
  title: "Your deal",
  meet: {
    none: "You haven’t agreed on a time yet.",
    propose: "Suggest a time",
    see: "See the appointment",
    answer: "Reply",
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
  chargeback: {
    busy: "The bank has charged back the payment. The deal is on hold until the bank decides.",
    see: "View the payment",
  },
  dispute: {
    busy: "There’s a dispute. The payment is on hold until you agree.",
    see: "Go to the dispute",
    wrong: "Something is wrong",
    until: "You can open a dispute until the end of {{day}}.",
  },
} satisfies typeof nl;
