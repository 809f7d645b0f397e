import { brand } from "../../brand";
import type nl from "../nl/front";

export default {
  reviews: { title: "What neighbours say" },
  products: {
    title: "Tools and supplies",
    intro:
      "From shops we work with. If you buy through one of these links, we sometimes earn a commission. You pay nothing extra.",
    filter: "Choose a category",
    merchants: "Choose a shop",
    allMerchants: "All shops",
    all: "All",
    list: "Products, scroll sideways for more",
    at: "View at {{merchant}}",
    newTab: "(opens in a new tab)",
    was: "was {{price}}",
    now: "now {{price}}",
    off: "{{percent}}% off",
    refurbished: "Refurbished",
    empty: "No products available",
    emptyText: "Try another category or another shop.",
    failed: "Loading failed",
    failedText: "The shops aren’t responding right now. Try again in a few minutes.",
    retry: "Try again",
  },
  example: "Example: these names are made up and only appear on the test site.",
  named: { earlier: "{{title}}: previous names", later: "{{title}}: next names" },
  press: { title: "In the press" },
  partners: { title: "We work with" },
  video: {
    title: `How ${brand.name} works`,
    watch: "Watch the video",
    example: "Example: this video is only on the test site.",
  },
  blog: { title: "From our blog", all: "All articles" },
  contact: {
    title: "Need a hand?",
    text: "See the frequently asked questions, or write to us. You’ll get an answer from a real person.",
    faq: "Frequently asked questions",
    write: "Send a message",
    mail: "Or email",
  },
} satisfies typeof nl;
