import type nl from "../nl/reviews";
import fields from "./fields";

const { label: field } = fields;

export default {
  list: {
    title_zero: "Reviews",
    title_one: "1 review",
    title_other: "{{count}} reviews",
    none: "{{name}} has no reviews yet. Reviews open after a completed job.",
    rule: "Only people who completed a job together can write a review. The newest comes first.",
    stars: "{{rating}} out of 5 stars",
    about: {
      helper: "About {{name}}, the helper for ‘{{job}}’",
      owner: "About {{name}}, the client of ‘{{job}}’",
      helperUnnamed: "About the helper for ‘{{job}}’",
      ownerUnnamed: "About the client of ‘{{job}}’",
    },
    helped_zero: "These reviews are about posting jobs. {{name}} hasn’t been reviewed as a helper yet.",
    helped_one: "The average is of the one review as a helper.",
    helped_other: "The average is of the {{count}} reviews as a helper.",
    hidden: "Only you can see this for now",
    reply: "Reply",
    report: "review by {{name}}",
    replyOf: "Reply from {{name}}",
    pages: "More reviews",
  },
  job: {
    title: "How it went",
    ask: "This job is completed. How was the job with {{name}}? Your review helps other neighbours.",
    askEnded: "How did working with {{name}} go? Your review helps other neighbours.",
    write: "Write your review",
  },
  words: { worst: "Bad", poor: "Poor", fair: "Fair", good: "Good", best: "Great" },
  write: {
    title: "How was the job with {{name}}?",
    back: "Back to the job",
    deleted: "This user has deleted their account, so you can’t write a review any more.",
    rating: "How many stars do you give {{name}}?",
    text: field.text,
    textHint: {
      owner:
        "What should others know? Was the work good? Did they do what you agreed? Leave out addresses and phone numbers.",
      helper:
        "What should other helpers know? Was the job as described? Was it easy to stay in touch? Leave out addresses and phone numbers.",
    },
    rule: "{{name}} only reads your review once you’ve both written one, or after {{days}} days. Then everyone can read it. You cannot change your review.",
    send: "Post review",
    pending: "Posting…",
    notCompleted: "This job isn’t completed yet. You can write a review once the client completes it.",
    hidden: "We’ve received your review. {{name}} will see it once they review you too, or after {{days}} days.",
    second: "You’d already written a review. What you just sent wasn’t posted.",
    visible: "You wrote this review. Everyone can read it.",
    done: "Thank you! Both your reviews can now be read.",
    doneHidden: "Thank you! {{name}} will see your review once they review you too, or after {{days}} days.",
  },
  answer: {
    open: "Reply",
    openOf: "Reply to the review by {{name}}",
    label: field.reply,
    hint: "Everyone can read this. You can reply once.",
    send: "Post reply",
    pending: "Posting…",
    done: "Your reply is below it.",
  },
} satisfies typeof nl;
