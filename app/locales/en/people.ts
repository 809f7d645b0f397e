import { brand } from "../../brand";
import type nl from "../nl/people";

export default {
  person: {
    title: "{{name}}, {{title}}",
    titleIn: "{{name}} in {{city}}",
    description:
      "{{name}}: {{title}} in {{city}}. Read what neighbours say about {{name}} and ask for help with your job.",
    descriptionPlain: `Who is {{name}} on ${brand.name}?`,
    trail: "Where you are",
    inCity: "In {{city}}",
    memberSince: "Member since {{month}}",
    helper: "Helper",
    placer: "Posts jobs",
    own: "This is you, the way others see you.",
    ownEdit: "Edit your profile",
    about: "About {{name}}",
    noBio: "{{name}} has not written anything yet.",
    helpsWith: "Helps with",
    facts: "At a glance",
    jobs: "Jobs done",
    reply: "Usually replies",
    replyWithin: "within {{time}}",
    completion: "Finishes what was agreed",
    completionOf: "{{percent}}%",
    tooFew: "How quickly {{name}} replies and how often jobs get finished is shown here after three times.",
    measured: "We measure this ourselves, from real messages and jobs. Nobody can change it.",
    work: "Earlier work",
    workPhoto: "Photo {{n}} of {{title}}",
    missing: {
      title: "We cannot find this person",
      text: "The account may have been closed, or there is a typo in the address.",
      action: "See helpers",
    },
  },
  list: { title: "Helpers" },
  trust: {
    title: "Who is this?",
    verified: "Identity checked",
    verifiedText:
      "Our payment partner has seen their identity document. It tells you who someone is, not how good the work is: that is what reviews are for.",
    unverified: "Identity not checked yet",
    unverifiedText: "They can bid and chat, but will only be paid out once it has been checked.",
    trader: "This is a business",
    traderText:
      "You make an agreement with a business, so you have the rights of a consumer, such as a guarantee and often 14 days to change your mind.",
    checkedNumbers: "We check that the company and VAT numbers are valid before anyone can bid as a business.",
    company: "Company",
    kvk: "Company number (KVK)",
    vat: "VAT number",
    address: "Address",
    email: "Email",
    private: "This is a private person",
    privateText:
      "You make an agreement with a neighbour, not with a business. Consumer rules, such as guarantees and a cooling-off period, do not apply.",
  },
  more: { label: "More", report: "Report {{name}}", block: "Block {{name}}", unblock: "Unblock" },
} satisfies typeof nl;
