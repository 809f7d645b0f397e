import type nl from "../nl/owner";

export default {
  waiting: {
    count_one: "1 helper is waiting for your answer",
    count_other: "{{count}} helpers are waiting for your answer",
    text_one: "Choose or decline, so you both know where you stand.",
    text_other: "Choose someone, or decline whoever it won't be, so they know where they stand.",
    badge_one: "1 waiting for an answer",
    badge_other: "{{count}} waiting for an answer",
  },
  bids: {
    sorts: { price: "Lowest price", rating: "Best rated" },
    why: {
      price: "The lowest offer comes first. If two are equally low, the older one comes first.",
      rating:
        "Whoever has the best reviews comes first. If two are rated equally, the lower offer comes first. Helpers without reviews come last.",
    },
    choose: "Choose {{name}}",
    reject: "Decline",
    rejectOf: "Decline: {{name}}",
    rejected_one: "1 offer not chosen",
    rejected_other: "{{count}} offers not chosen",
    pages: "More offers",
    back: "Back to the job",
    backNo: "No, back to the job",
  },
  repost: {
    action: "Post again",
    pending: "Filling in…",
    title: "Post this job again?",
    text: "We fill everything in the way it was: title, place, description, photos and budget. You can still change anything before you post the job.",
    filled: "Everything is filled in again. Check it and post your job.",
    photos_one: "The photo of your earlier job comes along. If you choose another below, it takes its place.",
    photos_other:
      "The {{count}} photos of your earlier job come along. If you choose others below, they take their place.",
    photosLeave_one: "Leave this photo out",
    photosLeave_other: "Leave these photos out",
  },
  after: {
    owner: "Your job is done",
    ownerText: "Good to hear it worked out with {{name}}.",
    helper: "This job is done",
    helperText: "Nice work for {{name}}.",
    over: "This job is no longer open",
    again: "Need it again? Everything is filled in for you in no time.",
  },
  ask: {
    hasBid: "{{name}} has already made an offer for your open job",
    hasBidText: "So there is no need to ask. You can find the offer with your job.",
    toJobs: "Go to my jobs",
  },
  record: { completion: "Completes {{percent}}% of what was agreed" },
} satisfies typeof nl;
