import { brand } from "../../brand";
import type nl from "../nl/site";
import fields from "./fields";

const { label: field } = fields;

export default {
  faq: {
    title: "Frequently asked questions",
    titleTab: "Frequently asked questions: {{tab}}",
    intro: "Short answers to what people ask us most.",
    descriptions: {
      general: `What ${brand.name} is, what it costs, how paying works and what to do if something seems wrong.`,
      placer: "Answers for people who post a job: offers, choosing, cancelling, and what if the work is not good.",
      helper: "Answers for people who do jobs: how to start, make offers, get paid and find jobs around the corner.",
    },
    tabs: { general: "General", placer: "I need help", helper: "I want to help" },
    tabsLabel: "For whom",
    missing: "Is your question not here?",
    missingText: "Ask us. A person reads it and writes back.",
    contact: "Ask your question",
  },
  contact: {
    title: "Contact",
    description: `A question for ${brand.name}, or is something wrong with a job or your account? Write to us.`,
    intro: "What can we help you with? A person reads it and writes back.",
    name: field.name,
    email: field.email,
    emailHint: "This is where we send our answer, and a copy of your message.",
    subject: field.subject,
    choose: "Choose a subject",
    subjects: {
      general: "General question",
      job: "Problem with a job",
      account: "Account & logging in",
      feedback: "Feedback",
      other: "Other",
    },
    letter: field.letter,
    letterHint: "Is it about a job? Then add its title or link.",
    send: "Send message",
    pending: "Sending…",
    done: "Message sent! We will get back to you as soon as we can.",
    tooMany: `We have had several messages from you in the past hour. Try again in an hour, or email ${brand.supportEmail}.`,
    otherwise: "Rather another way?",
    mail: "Simply email us:",
    faq: "The answer may already be here:",
    report:
      "Is something wrong with a job, message or person? Use ‘Report’ on that page: then we know at once what it is about.",
  },
  next: {
    label: "Read on",
    faq: "Frequently asked questions",
    terms: "Terms and conditions",
    contact: "Contact",
  },
  how: {
    title: "How does it work?",
    description: `How ${brand.name} works: post a job or do one, choose an offer, agree a time and pay. Step by step.`,
    intro: "From a job that never gets done to a job that is done. This is what you do, and what the helper does.",
    toPlacer: "You need help",
    toHelper: "You want to help",
    toPaying: "How paying works",
    placer: {
      title: "You need help",
      intro: "Four steps, and until you choose you are not tied to anything.",
      action: "Post your job",
    },
    helper: {
      title: "You want to help",
      intro: "You decide what you do, when and for how much.",
      action: "Browse jobs",
    },
  },
  about: {
    title: `About ${brand.name}`,
    description: `Why ${brand.name} exists, what we stand for and how we bring together neighbours who can help each other.`,
    intro:
      "We bring people with a job in touch with handy neighbours. So that a leaking tap stops leaking, and a handy neighbour earns a little.",
    post: "Post your job",
    browse: "Browse jobs",
    values: "What we stand for",
    vision: "What we want",
    questions: "Five questions about us",
  },
  legal: {
    language: "",
    since: "In force since",
    contents: "Contents",
    terms: {
      title: "Terms and conditions",
      description: `The terms of ${brand.name}: agreements between requester and helper, money, liability and rules.`,
    },
    automatic: {
      title: "What happens automatically",
      description: `What ${brand.name} decides without people: order, messages, time limits and money. And what it doesn’t.`,
    },
    accessibility: {
      title: "Accessibility",
      description: `What ${brand.name} does to be usable for everyone, what isn’t right yet and where to report it.`,
    },
    privacy: {
      title: "Privacy",
      description: `What ${brand.name} keeps of you, why, for how long and who gets to see it.`,
    },
  },
  business: {
    title: "Find work for your business",
    description: `${brand.name} for companies and the self-employed: make offers under your company's name, also for jobs for businesses only.`,
    intro:
      "Are you self-employed or do you run a company? Make your profile a business profile and find customers in your own area.",
    profile: "Make your profile a business profile",
    signup: "Create an account",
    gains: "What a business profile brings",
    start: "How to start",
    startIntro: "Three steps. With your numbers at hand you are done in no time.",
    browse: "Browse jobs",
    questions: "Frequently asked questions",
  },
  partner: {
    title: "Become a partner",
    description: `Point your readers, members or customers to ${brand.name} and see what your link brings. Ask for it here.`,
    intro: "Do you run a local paper, a club or a shop? Point people to us, and see what comes of it.",
    link: "You get a link of your own.",
    counts: "You see how many visits and sign-ups your link brought each day.",
    private: "You can’t see who they were. Nor can we, unless they create an account.",
    already: "Already a partner?",
    login: "Log in",
    others: "Our partners",
    form: "Ask for it",
    company: field.company,
    letterHint: "Who’s your audience, and where would you place our link?",
    send: "Send request",
  },
} satisfies typeof nl;
