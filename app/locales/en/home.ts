import { LATE_HOURS } from "../../domain/cancellation-rule";
import { RELEASE_DAYS } from "../../domain/deal-money";
import type nl from "../nl/home";
import fields from "./fields";

const { label: field } = fields;

export default {
  description: "Post your job and pick a neighbour who helps, or earn a little extra with jobs around the corner.",
  intro: {
    titleNamed: "Welcome to {{brand}}, {{name}}",
    title: "Welcome to {{brand}}",
    text: "What brings you here? It can be both.",
    post: "I need help",
    help: "I want to do jobs",
    close: "Have a look first",
  },
  title: "Help from your own neighbourhood for any job",
  hero: {
    title: "Help from around the corner, for any job",
    text: "A dripping tap, a wardrobe still in its box, a hedge that has grown too tall. Post your job, get offers and choose who does it.",
    post: "Post your job",
    free: "Posting is free, with no obligation.",
    rating: "{{rating}} out of 5 stars, from {{reviews}} reviews",
    ratingShort: "from {{reviews}} reviews",
    ratingClaim: "{{rating}} out of 5 stars, from {{reviews}} reviews (our own figures)",
    ratingShortClaim: "from {{reviews}} reviews (our own figures)",
  },
  search: {
    title: "Handy yourself? Find a job",
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
      text: "A title, a description, some photos and what you want to pay. Your job then appears in the list right away.",
    },
    choose: {
      title: "Choose from the offers",
      text: "You see who is offering, what others thought of them and what it costs. You choose.",
    },
    done: {
      title: "All done",
      text: "You agree on a time in the chat. When you are happy with the work, you complete the job.",
    },
  },
  categories: { title: "What can we help you with?", text: "From a nail in the wall to moving house." },
  jobs: { title: "Just posted", titleNear: "Just posted near you", all: "See all jobs" },
  why: {
    title: "Why your neighbourhood?",
    affordable: {
      title: "Affordable",
      text: "You say what your budget is and choose from the offers. You see what you pay beforehand.",
    },
    reliable: {
      title: "Reliable",
      text: "Reviews can only be written after a job. If someone has verified their identity, we show it.",
    },
    fast: {
      title: "Nearby",
      text: "Helpers see how far away a job is and can be notified of new jobs in their neighbourhood.",
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
    own: "Figures with a + and the star rating are our own.",
  },
  pay: {
    held: {
      title: "Your money is held until the job has been completed",
      intro: "You pay when you choose an offer. The helper only gets the money once the job has been completed.",
      one: "You choose an offer and pay in advance, including a {{percent}}% platform fee that you see beforehand.",
      two: "The money is held by the payment provider. Neither you nor the helper can touch it.",
      three: `You approve the work and the helper gets the money. If you do nothing, that happens ${RELEASE_DAYS} days after the helper reports the work as done. If something’s wrong, open a dispute within those ${RELEASE_DAYS} days.`,
      dispute: `Cancelled before the work is done? Then you get everything back. If you cancel less than ${LATE_HOURS} hours before the agreed start, the helper gets a small compensation.`,
    },
    direct: {
      title: "You arrange payment between yourselves",
      intro: "No fees and no detours: you pay the person who does the work directly.",
      one: "You choose an offer and agree in the chat how to pay: by payment request or in cash.",
      two: "We take nothing. The offer is what you pay.",
      three: "Pay when you are happy with the work.",
      dispute: "Never pay in advance to someone you do not know.",
    },
  },
  reviews: {
    title: "What neighbours might say",
    examples: "These are examples, not real reviews. Real ones will appear here once there are enough.",
    stars: "5 out of 5 stars",
    items: [
      {
        name: "Annemiek, Haarlem",
        job: "Wardrobe put together",
        text: "I stared at the box for two evenings, and then it was done in an hour and a half. The leftover screws were spares, it turns out.",
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
        text: "I knew beforehand what it would cost and could read the reviews. That put me at ease.",
      },
      {
        name: "Kees, Amersfoort",
        job: "Helps out himself",
        text: "Since I retired I do three jobs a week. More fun than the gym, and it pays.",
      },
    ],
  },
  app: {
    title: "On your phone too",
    text: "The app can notify you of a new offer, a message or a job nearby.",
    ios: "Download for iPhone",
    android: "Download for Android",
    example: "(example)",
  },
  close: {
    title: "What has been waiting at your place for months?",
    text: "Post it. Seeing what offers come in costs nothing.",
    post: "Post your job",
    helper: "Find jobs to do",
  },
} satisfies typeof nl;
