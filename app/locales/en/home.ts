import { PAYMENT_SERVICE, TRANSFER } from "~/domain/money/payment-service";
import { LATE_HOURS } from "../../domain/deals/cancellation-rule";
import { RELEASE_DAYS } from "../../domain/money/deal-money";
import type nl from "../nl/home";
import fields from "./fields";

const { label: field } = fields;

export default {
  description: "Post your job and pick a neighbour who helps, or earn a little extra with jobs around the corner.",
  intro: {
    titleNamed: "Welcome to {{brand}}, {{name}}",
    title: "Welcome to {{brand}}",
    text: "What brings you here? You can do both.",
    post: "I need help",
    help: "I want to do jobs",
    close: "Look around first",
  },
  title: "Help from your own neighbourhood for any job",
  hero: {
    title: "Help from around the corner, for any job",
    text: "A dripping tap, a wardrobe still in its box, a hedge that’s grown too tall. Post your job, get offers and choose who does it.",
    job: "What needs doing?",
    post: "Post your job",
    free: "Posting is free, with no obligation.",
    rating: "{{rating}} out of 5 stars, from {{reviews}} reviews",
    ratingShort: "from {{reviews}} reviews",
  },
  search: {
    title: "Are you handy? Find a job",
    text: field.search,
    textHint: "Tap, painting, garden…",
    zipcode: field.zipcode,
    zipcodeHint: "For example 1012AB or 1012",
    submit: "Find jobs",
  },
  steps: {
    title: "How it works",
    post: {
      title: "Say what needs doing",
      text: "A title, a description, some photos and your budget. Your job is on the list right away.",
    },
    choose: {
      title: "Choose from the offers",
      text: "You see who’s offering, what others thought of them and what it costs. You choose.",
    },
    done: {
      title: "All done",
      text: "You agree on a time in the chat. When you’re happy with the work, you complete the job.",
    },
  },
  categories: { title: "What can we help you with?", text: "From a nail in the wall to moving house." },
  jobs: { title: "Just posted", titleNear: "Just posted within {{km}} km", all: "See all jobs" },
  why: {
    title: "Why your neighbourhood?",
    affordable: {
      title: "Affordable",
      text: "You name your budget and choose from the offers. You see what you’ll pay beforehand.",
    },
    reliable: {
      title: "Reliable",
      text: "Reviews can only be written after a job. If someone’s identity has been verified, we show it.",
    },
    fast: {
      title: "Fast",
      text: "Your job is online at once, and helpers nearby can be notified straight away.",
    },
    community: {
      title: "Together",
      text: "You help each other out, and get to know people who live near you.",
    },
  },
  claims: {
    jobs: "jobs done",
    helpers: "handy neighbours",
    rating: "out of 5 stars",
    own: "Our own figure, not counted",
  },
  pay: {
    held: {
      title: "Your money is held until the job is completed",
      intro: "You pay when you choose an offer. The helper only gets the money once the job is completed.",
      one: "You choose an offer and pay in advance, including a {{percent}}% service fee that you see beforehand.",
      ways: `You pay with ${TRANSFER} or by card, through our payment provider ${PAYMENT_SERVICE}.`,
      two: "The money is held. Neither you nor the helper can touch it.",
      three: "You approve the work and the helper gets the money.",
      rules: "What if things go differently?",
      late: `If you do nothing, the helper gets the money ${RELEASE_DAYS} days or more after marking the work as done. If something’s wrong, open a dispute within those ${RELEASE_DAYS} days.`,
      dispute: `Not going ahead? Cancel more than ${LATE_HOURS} hours before the agreed start and you get everything back. If you cancel later, a small compensation for the helper comes off. Once the work has begun or is done, you can’t cancel any more.`,
    },
    direct: {
      title: "You arrange payment between yourselves",
      intro: "No fees and no detours: you pay the person who does the work directly.",
      one: "You choose an offer and agree in the chat how to pay: by payment request or in cash.",
      two: "We don’t take a cut. The offer is what you pay.",
      three: "Pay when you’re happy with the work.",
      dispute: "Never pay in advance if you don’t know the person.",
    },
  },
  reviews: {
    title: "What neighbours might say",
    examples: "These are examples, not real reviews. Real ones will appear here once there are enough.",
    example: "Example",
    stars: "5 out of 5 stars",
    items: [
      {
        name: "Annemiek, Haarlem",
        job: "Wardrobe put together",
        text: "I stared at the box for two evenings, and then it was done in an hour and a half. The leftover screws turned out to be spares.",
      },
      {
        name: "Youssef, Utrecht",
        job: "Dripping tap",
        text: "Posted at ten, dry at three. It turns out the helper lives two streets away.",
      },
      {
        name: "Marja, Zaandam",
        job: "Hedge trimmed",
        text: "Tidy work, and everything was taken away. My garden is bigger than I thought.",
      },
      {
        name: "Daan, Leiden",
        job: "Moved with a van",
        text: "Three floors without a lift and not a scratch on the piano. The price was exactly what we agreed.",
      },
      {
        name: "Farida, Almere",
        job: "Ceiling painted",
        text: "I knew beforehand what it would cost and could read the reviews. That put my mind at ease.",
      },
      {
        name: "Kees, Amersfoort",
        job: "Does jobs himself",
        text: "Since I retired I do three jobs a week. More fun than the gym, and it pays.",
      },
    ],
  },
  app: {
    title: "Also on your phone",
    text: "The app can notify you of a new offer, a message or a job nearby.",
    ios: "Download for iPhone",
    android: "Download for Android",
    example: "(example)",
  },
  close: {
    title: "What have you been putting off for months?",
    text: "Post it. It costs nothing to see what offers come in.",
    post: "Post your job",
    helper: "Find jobs to do",
  },
} satisfies typeof nl;
