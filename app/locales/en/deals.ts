import type nl from "../nl/deals";

export default {
  title: "What you agreed",
  meet: {
    none: "You have not agreed on a time yet.",
    propose: "Propose a time",
    see: "See the appointment",
    answer: "Answer",
  },
  extra: {
    asked: "{{name}} is asking for {{amount}} extra: {{description}}",
    askedDirect: "{{name}} is asking for {{amount}}: {{description}}",
    own: "You asked for {{amount}} extra: {{description}}",
    ownDirect: "You asked for {{amount}}: {{description}}",
    work: "extra work",
    workDirect: "for the job",
    answer: "See and answer",
    see: "See",
    ask: "Ask for extra work",
    askDirect: "Send a payment request",
  },
  dispute: {
    busy: "There is a dispute. The money stays where it is until you agree.",
    see: "Go to the dispute",
    wrong: "Something is wrong",
    until: "You can say so up to and including {{day}}.",
  },
} satisfies typeof nl;
