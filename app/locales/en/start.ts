import type nl from "../nl/start";
import fields from "./fields";

const { label: field } = fields;

export default {
  title: "Ready to do jobs in 3 steps",
  intro: "It takes five minutes. Stop whenever you like: we’ll keep what you’ve filled in.",
  steps: "Step {{step}} of 3",
  begin: "Start with step 1",
  goOn: "Continue with step {{step}}",
  save: "Save and continue",
  later: "Continue later",
  saved: "Saved",
  needs: {
    active_worker: "say that you want to do jobs",
    zipcode: "your postcode",
    categories: "kinds of work",
    function_title: "a short description",
    image: "a photo of yourself",
    bio: "something about yourself",
    iban: "your IBAN",
    verified: "your identity",
  },
  state: {
    done: "Done",
    missing_one: "1 thing to do",
    missing_other: "{{count}} things to do",
  },
  done: {
    title: "You’re all set",
    text: "Neighbours can see who you are, and we know which account to pay into.",
    textDirect: "Neighbours can see who you are and what you can do.",
    pending: "Your details are still being checked. You can already find jobs and make offers.",
    browse: "Find a job near you",
  },
  work: {
    name: "What you do",
    title: "What do you do, and where?",
    intro:
      "When a job comes in that suits you, you’ll see it in your notifications. Want an email too? Save a search. You can turn on push notifications in your settings.",
    functionTitle: field.function_title,
    functionTitleHint: "For example ‘Handy neighbour with a cargo bike’. It’s shown with every offer.",
    categories: "What do you help with?",
    zipcode: field.zipcode,
    zipcodeHint: "Others can’t see it.",
    distance: field.distance,
    distanceHint: "How far would you travel for a job?",
  },
  person: {
    name: "Who you are",
    title: "Who are you?",
    intro: "A face and a few sentences: that’s what neighbours look at when they choose.",
    bio: field.bio,
    bioHint: "What are you good at, and how do you work?",
    work_zero: "You can show your earlier work now or later.",
    work_one: "You’re already showing 1 project.",
    work_other: "You’re already showing {{count}} projects.",
    workAction: "Add work",
  },
  identity: {
    name: "Your identity",
    title: "Is it really you?",
    intro: "You arrange payment between yourselves. But neighbours do like to know that you are who you say you are.",
  },
  money: {
    name: "Your money",
    title: "Which account should we pay into?",
    intro: "You can do jobs right away. We need this before we can pay you out.",
    iban: field.iban,
    ibanHint:
      "Give our payment provider the same account: that’s where we pay out. Only you can see your IBAN, and it’s never shown in full.",
    tax: "Before your first payout we also need your details for the tax office, such as your address.",
    taxGiven: "We have your details for the tax office.",
    taxView: "View them",
    taxLink: "Enter them now",
  },
} satisfies typeof nl;
