import type nl from "../nl/start";
import fields from "./fields";

const { label: field } = fields;

export default {
  title: "Ready to help in 3 steps",
  intro: "Five minutes' work. Stop whenever you like: what you filled in stays.",
  steps: "Step {{step}} of 3",
  begin: "Begin with step 1",
  goOn: "Continue: {{step}}",
  save: "Save and continue",
  later: "Continue later",
  saved: "Saved",
  needs: {
    active_worker: "turn on that you want to help",
    zipcode: "your postcode",
    categories: "what you help with",
    function_title: "what you do",
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
    title: "You are all set",
    text: "Neighbours can see who you are, and we know where your money can go.",
    textDirect: "Neighbours can see who you are and what you can do.",
    pending: "Your details are still being checked. You can already find jobs and make offers.",
    browse: "Find a job near you",
  },
  work: {
    name: "What you do",
    title: "What do you do, and where?",
    intro: "Then we tell you when there is a job that suits you.",
    functionTitle: field.function_title,
    functionTitleHint: "For example ‘Handy neighbour with a cargo bike’. It is shown with every offer.",
    categories: "What do you help with?",
    zipcode: field.zipcode,
    zipcodeHint: "Others do not see it.",
    distance: field.distance,
    distanceHint: "How far you would go.",
  },
  person: {
    name: "Who you are",
    title: "Who are you?",
    intro: "A face and a few sentences: that is what a neighbour chooses by.",
    bio: field.bio,
    bioHint: "What are you good at, and how do you work?",
    work_zero: "You can show earlier work now or later.",
    work_one: "You already show 1 project.",
    work_other: "You already show {{count}} projects.",
    workAction: "Add work",
  },
  identity: {
    name: "Your identity",
    title: "Is it really you?",
    intro: "You arrange payment together. Neighbours like to see that you are who you say you are.",
  },
  money: {
    name: "Your money",
    title: "Where can your money go?",
    intro: "You can do jobs right away. To pay you out, we need to know this.",
    iban: field.iban,
    ibanHint: "Only you can see it, and never in full.",
  },
} satisfies typeof nl;
