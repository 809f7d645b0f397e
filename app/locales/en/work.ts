import type nl from "../nl/work";
import fields from "./fields";

const { label: field } = fields;

export default {
  title: "Who you are and what you can do",
  intro: "This helps neighbours choose you.",
  public: "See your page as others do",
  saved: "Your work has been saved.",
  added: "This project was already saved. Save here what you just changed.",
  cancel: "Cancel",
  start: {
    text: "You’re listed as a helper. Your profile isn’t complete yet.",
    notYet: "Do you want to help others? Your profile is complete in 3 steps.",
    action: "To the steps",
  },
  about: {
    title: "Who you are",
    functionTitle: field.function_title,
    functionTitleHint: "For example ‘Handy neighbour with a cargo bike’. It’s shown with every offer.",
    bio: field.bio,
    bioHint: "What are you good at, and how do you work?",
    saved: "Saved. This is how neighbours get to know you.",
  },
  projects: {
    title: "Earlier work",
    add: "Add work",
    empty: "Show what you can do",
    emptyText: "A photo of your work says more than an offer. Before and after works best.",
    edit: "Edit",
    editOf: "Edit: {{title}}",
    remove: "Delete",
    removeOf: "Delete: {{title}}",
    earlier: "Move up: {{title}}",
    later: "Move down: {{title}}",
  },
  add: { title: "Add work" },
  edit: { title: "Edit work" },
  project: {
    title: field.title,
    titleHint: "For example ‘Made-to-measure bookcase’.",
    description: field.description,
    descriptionHint: "What needed doing, and how did you go about it? Leave out addresses and surnames.",
  },
  unsaved: {
    text: "You hadn’t finished this. We’ve saved what you filled in.",
    discard: "Start again",
  },
  remove: {
    title: "Delete work",
    heading: "Delete ‘{{title}}’?",
    text_zero: "It’s removed from your page. This cannot be undone.",
    text_one: "It’s removed from your page, with its photo. This cannot be undone.",
    text_other: "It’s removed from your page, with {{count}} photos. This cannot be undone.",
    confirm: "Delete",
    pending: "Deleting…",
    cancel: "Cancel",
    done: "Deleted.",
  },
} satisfies typeof nl;
