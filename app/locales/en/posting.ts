import { DRAFT_DAYS } from "../../domain/cookie";
import { MAX_IMAGE_MEGABYTES } from "../../domain/image-limits";
import type nl from "../nl/posting";
import fields from "./fields";

const { label: field } = fields;

export default {
  steps: {
    label: "Step {{step}} of 4",
    title: "Title and date",
    location: "Location",
    details: "Details",
    budget: "Budget",
  },
  next: "Next",
  back: "Back",
  saved: `We keep each step you send for ${DRAFT_DAYS} days.`,
  /** Drafts that somebody may go on with. */
  open: { title: "You haven’t finished these yet", untitled: "A job without a title" },
  title: {
    heading: "What can we help you with?",
    title: field.title,
    titleHint: "Short and clear, such as ‘Replace kitchen tap’.",
    when: field.when,
    asap: "As soon as possible",
    asapHint: "Or whenever suits you both.",
    date: "On a specific day",
    dateField: field.execution_date,
  },
  location: {
    heading: "Where is it?",
    zipcode: field.zipcode,
    zipcodeHint: "For example 1012AB. Others only see the four digits and your town, not your address.",
    remote: field.is_remote,
    remoteHint: "No postcode needed.",
  },
  details: {
    heading: "Tell us a bit more",
    description: field.description,
    descriptionHint: "What needs doing, what do you already have and what should a helper look out for?",
    category: field.category,
    suggested: "Your title sounds like",
    business: field.business_required,
    businessHint: "Only people with a business profile can make an offer.",
    photos: field.images,
    photosHint: `Up to {{most}} photos: JPEG, PNG or WebP, at most ${MAX_IMAGE_MEGABYTES} MB each. We remove the location from your photos.`,
    photosTooLarge: "This is too much to send at once. Choose fewer photos.",
    photosUpload: "Add photos",
    photo: "Photo {{number}}",
    describe: "Describe photo {{number}}",
    alt: "What does photo {{number}} show?",
    altHint: "For people who can’t see the photo.",
    earlier: "Move photo {{number}} forward",
    later: "Move photo {{number}} back",
    remove: "Remove photo {{number}}",
    refused: "{{name}}: {{message}}",
  },
  budget: {
    heading: "What’s your budget?",
    type: field.price_type,
    fixed: "I have a budget in mind",
    fixedHint: "Helpers may offer more or less.",
    open: "Price to be agreed",
    openHint: "Helpers suggest a price.",
    amount: field.budget,
    amountHint: "You’ll see the total you pay before you accept an offer.",
    check: "Is everything right?",
    submit: "Post your job",
    pending: "Posting your job…",
    free: "Posting is free.",
    where: "Where",
    when: field.when,
    what: "What",
    photos_one: "{{count}} photo",
    photos_other: "{{count}} photos",
    change: "Change",
    remote: "Remote",
  },
  thanks: {
    title: "Your job has been posted!",
    text: "Helpers near you can see it now. We’ll let you know as soon as someone makes an offer or asks a question.",
    view: "See your job",
    another: "Post another job",
    nextTitle: "What happens next",
    next: {
      held: [
        "Neighbours ask questions and make offers.",
        "You choose who does the job and pay in advance. The money is then held.",
        "Once the job is completed, the money goes to the helper.",
      ],
      direct: [
        "Neighbours ask questions and make offers.",
        "You choose who does the job and agree on a time in the chat.",
        "When the work is done, you pay the helper yourself.",
      ],
    },
  },
} satisfies typeof nl;
