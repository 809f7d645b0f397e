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
      placer: "Answers for people who post a job: offers, choosing, cancelling, and what to do if the work isn’t good.",
      helper: "Answers for people who do jobs: how to start, make offers, get paid and find jobs around the corner.",
    },
    tabs: { general: "General", placer: "I need help", helper: "I want to do jobs" },
    tabsLabel: "Who is it for?",
    missing: "Can’t find your question?",
    missingText: "Ask us. You’ll get an answer from a real person.",
    contact: "Ask your question",
  },
  contact: {
    title: "Contact",
    description: `Do you have a question for ${brand.name}, or is something wrong with a job or your account? Write to us.`,
    intro: "What can we help you with? You’ll get an answer from a real person.",
    name: field.name,
    email: field.email,
    emailHint: "We’ll send our answer here.",
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
    letterHint: "Is it about a job? Add its title or link.",
    send: "Send message",
    pending: "Sending…",
    done: "Message sent! We’ll get back to you as soon as we can.",
    tooMany: `We’ve had several messages from you in the past hour. Try again in an hour, or email ${brand.supportEmail}.`,
    otherwise: "Other ways to reach us",
    mail: "Email us at",
    faq: "You may find the answer here:",
    report: "Is something wrong with a job, message or person? Use ‘Report’ on that page, so we know what it’s about.",
  },
  next: {
    label: "Read on",
    faq: "Frequently asked questions",
    terms: "Terms and conditions",
    contact: "Contact",
  },
  how: {
    title: "How does it work?",
    description: `How ${brand.name} works: post a job or do one, choose an offer, agree on a time and pay. Step by step.`,
    intro: "From a job you keep putting off to a job that’s done. Here’s what you do and what the helper does.",
    toPlacer: "You need help",
    toHelper: "You want to do jobs",
    toPaying: "How payment works",
    placer: {
      title: "You need help",
      intro: "Four steps, and no obligation until you choose.",
      action: "Post your job",
    },
    helper: {
      title: "You want to do jobs",
      intro: "You decide what you do, when and for how much.",
      action: "Browse jobs",
    },
  },
  about: {
    title: `About ${brand.name}`,
    description: `Why ${brand.name} exists, what we stand for and how we bring neighbours together.`,
    intro:
      "We put people with a job in touch with handy neighbours. The leaking tap gets fixed, and a handy neighbour earns something.",
    post: "Post your job",
    browse: "Browse jobs",
    values: "What we stand for",
    vision: "Our vision",
    questions: "Five questions about us",
  },
  legal: {
    otherLanguage: "Lees deze pagina in het Nederlands",
    since: "In force from",
    contents: "Contents",
    terms: {
      title: "Terms and conditions",
      description: `The terms of ${brand.name}: agreements between client and helper, money, liability and rules.`,
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
      description: `What ${brand.name} stores about you, why, for how long and who can see it.`,
    },
  },
  business: {
    title: "Find work for your business",
    description: `${brand.name} for businesses and the self-employed: make offers under your business name, including for jobs that are only open to businesses.`,
    intro:
      "Are you self-employed or do you run a business? Switch to a business profile and find customers in your own area.",
    profile: "Switch to a business profile",
    signup: "Sign up",
    login: "I already have an account",
    own: "View your business details",
    gains: "What you get from a business profile",
    start: "How to start",
    startIntro: "Have your numbers ready and you’ll be done in no time.",
    browse: "Browse jobs",
    questions: "Frequently asked questions",
  },
  partner: {
    title: "Become a partner",
    description: `Point your readers, members or customers to ${brand.name} and see what your link brings in. Apply here.`,
    intro:
      "Do you run a local paper, a club or a shop? Point people to us, and see how many visitors your link brings in.",
    link: "You get your own link.",
    counts: "You see how many visits and sign-ups your link brings in each day.",
    private: "You can’t see who those visitors were. Nor can we, unless they create an account.",
    already: "Already a partner?",
    login: "Log in",
    others: "Our partners",
    form: "Become a partner",
    company: field.company,
    letterHint: "Who’s your audience, and where would you place our link?",
    send: "Send application",
  },
} satisfies typeof nl;
