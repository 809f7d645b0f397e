import { brand } from "../../brand";
import type nl from "../nl/blog";

export default {
  title: "Blog: jobs around the house, step by step",
  name: "Blog",
  heading: "Jobs around the house, step by step",
  description: "Tap, wardrobe, ceiling or boiler: how to do it yourself, and when to ask a handy neighbour.",
  trail: "Where you are",
  author: `The ${brand.name} editors`,
  minutes_one: "{{count}} minute read",
  minutes_other: "{{count}} minute read",
  tip: "Handy tip",
  others: "Other articles",
  all: "All articles",
  post: {
    title: "Would you rather have it done?",
    text: "Post your job and see who nearby makes an offer. Posting is free, and you choose.",
    action: "Post your job",
  },
  missing: {
    title: "Blog post not found",
    text: "The article you’re looking for doesn’t exist or has been removed.",
    action: "See all articles",
  },
  feed: `The ${brand.name} blog`,
} satisfies typeof nl;
