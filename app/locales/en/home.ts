import type nl from "../nl/home";

export default {
  title: "Help from your own neighbourhood for any job",
  hero: {
    title: "Someone around the corner can do this",
    text: "A dripping tap, a wardrobe in a box, a hedge too tall. Post it, get offers from your neighbourhood and choose who comes.",
    post: "Post your job",
    free: "Posting is free and binds you to nothing.",
    rating: "{{rating}} out of 5 stars, from {{reviews}} reviews",
    ratingShort: "from {{reviews}}+ reviews",
  },
  search: {
    title: "Handy yourself? Find a job",
    text: "What would you like to do?",
    textHint: "Tap, painting, garden…",
    zipcode: "Your postcode",
    zipcodeHint: "Like 1012AB or 1012",
    submit: "Find jobs",
  },
  steps: {
    title: "This is how it works",
    post: {
      title: "Say what needs to be done",
      text: "A title, a few photos and what you want to pay. Your job is up within two minutes.",
    },
    choose: {
      title: "Choose from offers nearby",
      text: "You see who it is, what others thought and what it costs. You choose, nobody else.",
    },
    done: {
      title: "Done is done",
      text: "You agree on a time in the chat. When you are happy with the work, you close the job and leave a review.",
    },
  },
  categories: { title: "What can we help with?", text: "From a nail in the wall to moving house." },
  jobs: { title: "Just posted", titleNear: "Just posted near you", all: "See all jobs" },
  why: {
    title: "Why your neighbourhood?",
    affordable: {
      title: "Affordable",
      text: "No call-out charge and no middleman to drive up the price. You say what your budget is.",
    },
    reliable: {
      title: "Reliable",
      text: "Reviews of real jobs and checked identities. You know who rings the bell.",
    },
    fast: {
      title: "Fast",
      text: "Who lives around the corner can come today. The first offer is often there within the hour.",
    },
    community: {
      title: "Together",
      text: "The money stays in the street, and you get to know the people who live there.",
    },
  },
  claims: { jobs: "jobs solved", helpers: "handy neighbours", rating: "out of 5 stars" },
  pay: {
    held: {
      title: "Your money is safe until the job is done",
      intro: "You pay when you choose an offer. The helper gets it only when you are happy.",
      one: "You choose an offer and pay in advance, with {{percent}}% platform costs that you see beforehand.",
      two: "The money is held at the payment provider. Neither you nor the helper can touch it.",
      three: "The job is done and you close it. Only then does the money go to the helper.",
      dispute: "Does it fall through? Then you get your money back.",
    },
    direct: {
      title: "You arrange payment together",
      intro: "No costs and no detours: you pay directly to who does the work.",
      one: "You choose an offer and agree in the chat how to pay: by payment request or in cash.",
      two: "We keep nothing. The offer is what you pay.",
      three: "Pay when you are happy with the work.",
      dispute: "Never pay in advance to someone you do not know.",
    },
  },
  reviews: {
    title: "What neighbours say",
    stars: "5 out of 5 stars",
    items: [
      {
        name: "Annemiek, Haarlem",
        job: "Wardrobe put together",
        text: "I stared at the box for two evenings, and he did it in an hour and a half. The screws that were left belonged to it.",
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
    text: "Get a nudge for a new offer, a message or a job around the corner.",
    ios: "Download for iPhone",
    android: "Download for Android",
  },
  close: {
    title: "What has been waiting at your place for months?",
    text: "Post it. Seeing what comes in costs nothing.",
    post: "Post your job",
    helper: "I want to help",
  },
} satisfies typeof nl;
