import type nl from "../nl/searches";
import fields from "./fields";

const { label: field } = fields;

export default {
  facts: {
    words: "‘{{words}}’",
    around: "within {{distance}} km of {{zipcode}}",
    near: "from {{zipcode}}",
    price: "from {{price}}",
    anything: "Every new job",
  },
  save: {
    title: "Save this search",
    intro: "When a job comes in that fits, you will hear about it. We always say why.",
    what: "You are looking for",
    name: field.name,
    nameHint: "For example ‘Garden jobs round the corner’.",
    how: "How would you like to hear?",
    mail: "By email",
    push: "With a notification on my devices",
    pushHint: "On the devices where you have notifications turned on.",
    submit: "Save search",
    pending: "Saving…",
    back: "Back to the jobs",
    done: "Saved. You will hear when a job comes in.",
  },
  list: {
    back: "Settings",
    title: "Saved searches",
    intro: "When a job comes in that fits, you will hear about it.",
    when: "Choose when and when not",
    empty: "No saved searches yet",
    emptyText: "Search for the jobs you like and save the search. Then you need not keep looking.",
    browse: "Find jobs",
    tells: "You hear about it {{how}}.",
    and: " and ",
    told: { mail: "by email", push: "by a notification on your devices" },
    tellsNothing: "You are not told about it.",
    rss: "RSS",
    rssOf: "RSS of {{name}}",
    remove: "Delete",
    removeOf: "Delete: {{name}}",
    removed: "The search has been deleted.",
  },
} satisfies typeof nl;
