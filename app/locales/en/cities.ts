import { brand } from "../../brand";
import type nl from "../nl/cities";

export default {
  title: "Handyman in {{city}}",
  heading: "Find a handyman in {{city}} quickly",
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
      text: "Rotterdam lives high up: post-war walk-ups, towers along the Maas, upstairs flats in Blijdorp. Say which floor you are on and whether a sofa fits in the lift. Around the centre parking is paid; mention where a van can stop for a moment.",
    },
    "den-haag": {
      description:
        "Someone nearby for every job in The Hague: from porch stairs in Bezuidenhout to a window frame in Scheveningen.",
      text: "A typical flat in The Hague has one flight of stairs outside and another one inside: good to know for whoever delivers your washing machine. Close to the sea, salt and sand make paint peel sooner. And in much of the city you pay to park.",
    },
    utrecht: {
      description:
        "Find a handy neighbour in Utrecht: posting your job is free, and you choose from the offers you get.",
      text: "In Utrecht a job differs from one neighbourhood to the next: a narrow worker's house in Lombok or Wittevrouwen has other walls than a home in Leidsche Rijn. So say how old your house is. In the streets along the canals and wharves, a cargo bike often gets further than a van.",
    },
    almere: {
      description: "Odd jobs in Almere, from Haven to Poort: see who helps out near you and what a job costs.",
      text: "The first people of Almere got their keys in 1976. So the houses in Haven are due for new window frames or a bathroom, while in Poort and Oosterwold the garden is still to come. The soil is heavy sea clay, as anyone who digs a flower bed will notice.",
    },
    haarlem: {
      description:
        "Need help in Haarlem? Neighbours make offers for your job; you read the reviews and decide who comes round.",
      text: "Haarlem has almshouse courtyards, alleys around the Grote Markt and streets full of 1930s houses with leaded windows. Old walls are rarely straight, so a cupboard takes some measuring before it fits. In the centre you cannot just drive into any street: agree on where to unload.",
    },
    amersfoort: {
      description:
        "Find a helper in Amersfoort, from the old town to Vathorst, and agree on the day and the price together.",
      text: "From the Muurhuizen to Vathorst is fifteen minutes by bike and five centuries of building. Vathorst and Nieuwland have family homes with a shed and a garden; in the Soesterkwartier the houses are older and their pipes have been worked on before. Say how old yours is, so that a helper brings the right tools.",
    },
    zaanstad: {
      description:
        "Odd jobs in Zaandam, Krommenie and the rest of Zaanstad: find a neighbour who knows how a wooden house behaves.",
      text: "Many people in Zaanstad still live in wood, and wood wants a coat of paint every few years. The ground is soft: when a house sinks a little, its doors begin to stick. If you live on a dike or a ditch, say how a helper gets there with tools.",
    },
    leiden: {
      description: "Looking for someone for a job in Leiden? Post it for free; helpers nearby tell you what it costs.",
      text: "Leiden is full of student houses and homes along the canals: people move a lot, above all when the academic year begins. The old town has narrow streets and bridges, so agree on where a van may stop. In Merenwijk and Stevenshof you find family homes with a garden instead.",
    },
  },
  benefits: {
    title: "Why someone from nearby?",
    near: {
      title: "Always close by",
      text: "Helpers see how far away your job is. In the list of helpers you see who lives near you.",
    },
    fast: {
      title: "Super quick",
      text: "Four steps and your job is in the list, for everyone to see at once. Helpers nearby can be told about it.",
    },
    affordable: {
      title: "Affordable",
      text: "Posting is free. You name a budget, choose from the offers and see beforehand what you pay.",
    },
    safe: {
      title: "Safe",
      held: "Your money is held by the payment provider until the job is done. Only the helper you choose sees your street and house number.",
      direct:
        "You pay only when you are happy with the work. Only the helper you choose sees your street and house number.",
    },
  },
  jobs: { title: "Open jobs around {{city}}", all: "See all jobs around {{city}}" },
  popular: { title: "Popular jobs", soon: "Coming later", read: "Read how it is done" },
  questions: {
    title: "What people in {{city}} ask",
    cost: {
      question: "What does a handyman in {{city}} cost?",
      held: "That is for the two of you to agree. You name a budget or leave the price open, and choose from the offers. On top comes a platform fee of {{percent}}%. You see the total before you pay.",
      direct:
        "That is for the two of you to agree. You name a budget or leave the price open, and choose from the offers. The offer is what you pay: there are no fees on top.",
    },
    urgent: {
      question: "Can someone come today?",
      text: "That depends on who has time. Leave the day of your job open, so that helpers know it may be as soon as possible, and mention the hurry in your description. Do you smell gas? First call the emergency number, 0800-9009.",
    },
    reliable: {
      question: "How do I know whether I can trust someone?",
      text: "With every offer you see what others thought of the helper. A review can only be written after a finished job. If someone's identity has been checked, their profile says so.",
    },
  },
  first: {
    title: "What needs doing at your place?",
    text: `Posting is free. A title, a description and your postcode, and your job is on ${brand.name}.`,
    link: "Post your first job in {{city}}",
  },
} satisfies typeof nl;
