import type nl from "../nl/reviews";

export default {
  list: {
    title_zero: "Reviews",
    title_one: "1 review",
    title_other: "{{count}} reviews",
    none: "Nobody has reviewed {{name}} yet. That takes a finished job.",
    rule: "Only people who finished a job together can write a review. The newest comes first.",
    stars: "{{rating}} out of 5 stars",
    about: "About ‘{{job}}’",
    replyOf: "Reply from {{name}}",
    pages: "More reviews",
  },
} satisfies typeof nl;
