import type nl from "../nl/owner";

export default {
  waiting: {
    count_one: "1 helper is waiting for your reply",
    count_other: "{{count}} helpers are waiting for your reply",
    text_one: "Choose or decline, so you both know where you stand.",
    text_other:
      "Choose one: we’ll let the others know. If you already know it won’t be someone, decline their offer now.",
    badge_one: "1 offer is waiting for you",
    badge_other: "{{count}} offers are waiting for you",
  },
  bids: {
    sorts: { price: "Price", rating: "Rating", nearest: "Nearest" },
    why: {
      price: "The lowest offer comes first. If two are the same, the older one comes first.",
      rating:
        "Helpers with the best reviews come first. If two are rated equally, the lower offer comes first. Helpers without reviews come last.",
      nearest: "Helpers who live closest to your job come first. If two are as near, the lower offer comes first.",
    },
    columns: {
      who: "Helper",
      amount: "Offer",
      trust: "Rating",
      away: "Distance",
      reply: "Replies",
      firstDay: "Can come from",
    },
    choose: "Choose {{name}}",
    chooseThis: "Choose",
    reject: "Decline",
    rejectOf: "Decline: {{name}}",
    lapsed_one: "1 offer was not chosen",
    lapsed_other: "{{count}} offers were not chosen",
    lapsedText_one: "This helper was told that your job is open again. If they make a new offer, you can choose it.",
    lapsedText_other:
      "These helpers were told that your job is open again. If they make a new offer, you can choose it.",
    rejected_one: "1 offer that isn’t going ahead",
    rejected_other: "{{count}} offers that aren’t going ahead",
    more_one: "Show 1 more offer",
    more_other: "Show {{count}} more offers",
    pages: "More offers",
    back: "Back to the job",
    backNo: "No, back to the job",
  },
  repost: {
    action: "Set up again",
    pending: "Setting up…",
    title: "Post this job again?",
    text: "We’ll fill in everything as it was: title, place, description, photos and budget. You can still change anything before you post the job.",
    filled: "Everything is filled in again. Check it and post your job.",
    photos_one: "We’ll use the photo of your earlier job. If you choose another one below, it replaces this one.",
    photos_other: "We’ll use the {{count}} photos of your earlier job. If you choose others below, they replace these.",
    photosLeave_one: "Leave this photo out",
    photosLeave_other: "Leave these photos out",
  },
  after: {
    owner: "Your job is completed",
    ownerText: "Good to hear you and {{name}} got it done.",
    helper: "You’ve finished this job",
    helperText: "Nice work for {{name}}!",
    over: "This job is no longer open",
    ended: "Your deal has ended",
    again: "Need this again? We’ll fill everything in for you.",
  },
  ask: {
    hasBid: "{{name}} has already made an offer for your open job",
    hasBidText: "So you don’t need to ask. You’ll find the offer with your job.",
    toJobs: "Go to my jobs",
  },
  record: {
    completion: "Completes {{percent}}% of agreed jobs",
    completionShort: "{{percent}}% completed",
    placed_one: "Has completed 1 job as a client",
    placed_other: "Has completed {{count}} jobs as a client",
    missed_one: "Missed 1 appointment as a client",
    missed_other: "Missed {{count}} appointments as a client",
  },
} satisfies typeof nl;
