import { brand } from "../../brand";
import type nl from "../nl/cities";

export default {
  title: "Handyman in {{city}}",
  heading: "Find a handyman in {{city}} fast",
  post: "Post your job",
  browse: "See jobs",
  trail: "Where you are",
  figures: {
    title: "Around {{city}} right now",
    jobs_one: "open job within {{km}} km",
    jobs_other: "open jobs within {{km}} km",
    helpers_one: "helper within {{km}} km",
    helpers_other: "helpers within {{km}} km",
    helpersLink: "See helpers",
  },
  about: {
    amsterdam: {
      description:
        "Help with odd jobs in Amsterdam: post your job, get offers from helpers nearby and choose who comes round.",
      text: "Steep stairs, hoisting beams and flats on the third floor: in Amsterdam, getting upstairs is often half the job. Say in your job how many flights there are. You pay for parking nearly everywhere, so mention where someone can leave a car or a cargo bike.",
    },
    rotterdam: {
      description:
        "Looking for a handyman in Rotterdam? Say what needs doing, compare the offers and arrange the rest in the chat.",
      text: "Many people in Rotterdam live high up: in post-war walk-ups, towers along the Maas or upstairs flats in Blijdorp. Say which floor you’re on and whether a sofa fits in the lift. You pay for parking around the centre, so mention where a van can stop for a moment.",
    },
    "den-haag": {
      description:
        "Someone nearby for every job in The Hague, from a stairwell in Bezuidenhout to a window frame in Scheveningen.",
      text: "A typical flat in The Hague has one flight of stairs outside and another inside, which is good to know for whoever delivers your washing machine. Close to the sea, salt and sand make paint peel sooner. And in much of the city you pay to park.",
    },
    utrecht: {
      description:
        "Find a handy neighbour in Utrecht: posting your job is free, and you choose from the offers you get.",
      text: "In Utrecht, jobs differ from one neighbourhood to the next: a narrow worker’s house in Lombok or Wittevrouwen has different walls from a home in Leidsche Rijn. So say how old your house is. In the streets along the canals and wharves, a cargo bike often gets further than a van.",
    },
    almere: {
      description: "Odd jobs in Almere, from Haven to Poort: see who helps out near you and what a job costs.",
      text: "The first people of Almere got their keys in 1976. So the houses in Haven are due for new window frames or a bathroom, while in Poort and Oosterwold the garden is still to come. The soil is heavy sea clay, as anyone who digs a flower bed will notice.",
    },
    haarlem: {
      description:
        "Need help in Haarlem? Neighbours make offers for your job; you read the reviews and decide who comes round.",
      text: "Haarlem has almshouse courtyards, alleys around the Grote Markt and streets full of 1930s houses with leaded windows. Old walls are rarely straight, so a cupboard takes some measuring before it fits. You can’t drive into every street in the centre, so agree on where to unload.",
    },
    amersfoort: {
      description:
        "Find a helper in Amersfoort, from the old town to Vathorst, and agree on the day and the price together.",
      text: "It’s a fifteen-minute bike ride and five centuries of building from the Muurhuizen to Vathorst. Vathorst and Nieuwland have family homes with a shed and a garden; the houses in the Soesterkwartier are older, and their pipes have been worked on before. Say how old yours is, so that a helper brings the right tools.",
    },
    zaanstad: {
      description:
        "Odd jobs in Zaandam, Krommenie and the rest of Zaanstad: find a neighbour who knows how a wooden house behaves.",
      text: "Many people in Zaanstad live in wooden houses, and wood needs a coat of paint every few years. The ground is soft: when a house sinks a little, its doors begin to stick. If you live on a dyke or a ditch, say how a helper can get there with tools.",
    },
    leiden: {
      description: "Looking for someone for a job in Leiden? Post it for free; helpers nearby tell you what it costs.",
      text: "Leiden is full of student houses and homes along the canals, and people move a lot, especially at the start of the academic year. The old town has narrow streets and bridges, so agree on where a van can stop. In Merenwijk and Stevenshof you’ll find family homes with a garden instead.",
    },
  },
  benefits: {
    title: "Why someone from nearby?",
    near: {
      title: "Always close by",
      text: "Helpers see how far away your job is. In the list of helpers you see who lives near you.",
    },
    fast: {
      title: "Quick to post",
      text: "Four steps and your job is on the list, where everyone can see it at once. Helpers nearby can get a notification.",
    },
    affordable: {
      title: "Affordable",
      text: "Posting is free. You name a budget, choose from the offers and see what you’ll pay beforehand.",
    },
    safe: {
      title: "Safe",
      held: "Your money is held until the job is completed. Only the helper you choose sees your street and house number.",
      direct:
        "You only pay when you’re happy with the work. Only the helper you choose sees your street and house number.",
    },
  },
  jobs: { title: "Open jobs around {{city}}", all: "See all jobs around {{city}}" },
  popular: { title: "Popular jobs", soon: "Coming later", read: "Read how to do it" },
  questions: {
    title: "What people in {{city}} ask",
    cost: {
      question: "How much does a handyman in {{city}} cost?",
      held: "That’s up to you and the helper. You name a budget or leave the price open, and choose from the offers. A {{percent}}% service fee is added. You see the total before you pay.",
      direct:
        "That’s up to you and the helper. You name a budget or leave the price open, and choose from the offers. The offer is what you pay: there are no extra fees.",
    },
    urgent: {
      question: "Can someone come today?",
      text: "That depends on who has time. Leave the day open, so that helpers know it can be as soon as possible, and say in your description that it’s urgent. If you smell gas, call the emergency number first: 0800-9009.",
    },
    reliable: {
      question: "How do I know whether I can trust someone?",
      text: "With every offer you see what others thought of the helper. Reviews can only be written after a completed job. If someone’s identity has been verified, their profile says so.",
    },
  },
  first: {
    title: "What needs doing at your place?",
    text: `Posting is free. A title, a description and your postcode, and your job is on ${brand.name}.`,
    link: "Post your first job in {{city}}",
  },
} satisfies typeof nl;
