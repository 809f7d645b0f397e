import { brand } from "~/brand";
import { MISSED_AFTER_MINUTES, MISSED_ANSWER_HOURS } from "~/domain/appointment-life";
import { COMPENSATION_MAX, COMPENSATION_PERCENT, LATE_HOURS } from "~/domain/cancellation-rule";
import { RELEASE_DAYS } from "~/domain/deal-money";
import { DESK_DAYS, PROPOSALS_EACH } from "~/domain/dispute-life";
import { MAX_JOB_IMAGES } from "~/domain/image-limits";
import { JOB_DAYS, RENEWAL_ASKED_DAYS } from "~/domain/job-days";
import { formatEuros } from "~/domain/money";
import { DONE_REMINDER_DAYS, HOLD_DAYS } from "~/domain/payment-life";
import { REVIEW_DAYS } from "~/domain/review";
import { MAX_SAVED_SEARCHES } from "~/domain/saved-search";
import { asked } from "../asked";
import type { Facts } from "../facts";
import type nl from "./nl";

type Faq = ReturnType<typeof nl>;

const general = ({ mode, percent }: Facts): Faq["general"] => ({
  wat: asked(
    `What is ${brand.name}?`,
    "A place where neighbours help each other with odd jobs. You say what needs doing, helpers make offers and you choose who comes.",
    ["Handy yourself? ", { text: "Browse the jobs", to: "/browse-tasks" }, " and earn a little in your own area."],
  ),
  kosten: asked(
    "What does it cost?",
    ...{
      held: [
        "Posting a job, asking questions and making offers is free.",
        `When you choose an offer you pay a ${percent}% platform fee on top of it. You see the amount before you pay. ${percent}% also comes off what the helper receives.`,
      ],
      direct: [
        "Nothing. Posting, making offers and chatting are free, and we keep nothing of what you pay each other.",
      ],
    }[mode],
  ),
  betalen: asked(
    "How does paying work?",
    ...{
      held: [
        "You pay when you choose an offer. The payment provider then holds the money: neither of you can touch it.",
        `When you approve the work, the helper gets the money. If you do nothing, that happens ${RELEASE_DAYS} days after the helper reports the work as done.`,
        `If something’s wrong, open a dispute within those ${RELEASE_DAYS} days. Only a dispute stops the payment.`,
      ],
      direct: [
        `${brand.name} is not a payment service. You agree in the chat how to pay: by payment request or in cash.`,
        "Pay once you are happy with the work, and never in advance to somebody you do not know.",
      ],
    }[mode],
  ),
  partij: asked(
    `Is ${brand.name} a party to the agreement?`,
    "No. The agreement is between the person who posts the job and the person who does it. We make sure you find each other and can review each other.",
    [{ text: "Read the terms", to: "/terms-and-conditions" }, "."],
  ),
  verzekerd: asked(
    "Am I insured through you?",
    "No. Helpers arrange their own insurance, such as liability insurance. Ask about it when a lot could go wrong.",
  ),
  adres: asked(
    "Who sees where I live?",
    "Only the helper whose offer you accept sees your street and house number. Everyone else sees only your town and the four digits of your postcode.",
    "Others see your first name and the first letter of your last name, and never your email address.",
  ),
  waar: asked(
    "Does it work where I live?",
    "It works all over the Netherlands. Every job says how far away it is, and a job that can be done remotely you can do from anywhere.",
  ),
  melden: asked(
    "Something seems wrong. What can I do?",
    "Press ‘Report’. You find it beside jobs, questions, messages, reviews and profiles, and you do not need an account. A person looks at it.",
    "If you never want to hear from somebody again, you can block them on their page.",
  ),
  weg: asked("How do I delete my account?", [
    "In ",
    { text: "your settings", to: "/profile/settings" },
    ". You can download your data there first. Any money that is still outstanding has to be settled before.",
  ]),
});

const placer = ({ mode }: Facts): Faq["placer"] => ({
  plaatsen: asked(
    "How do I post a job?",
    [
      "In four steps: ",
      { text: "what needs doing", to: "/post-job" },
      `, where, the details and your budget. Add photos if you have them, ${MAX_JOB_IMAGES} at most: helpers then know better what to offer.`,
    ],
    "Not sure what it should cost? Leave the price open and wait for the offers.",
  ),
  kiezen: asked(
    "How do I choose a helper?",
    "With every offer you see who it is, what others thought of them and what it costs. If somebody's identity has been verified, it says so. Only you see all the offers.",
    "You need not choose anything: you can decline, and you can wait.",
  ),
  "geen-bod": asked(
    "Nobody makes an offer. What now?",
    "See whether your description is clear, add a photo or change your budget. You can do that as long as your job is open.",
    ["You can also ", { text: "look for a helper", to: "/helpers" }, " yourself and ask them for your job."],
  ),
  "hoe-lang": asked(
    "How long does my job stay up?",
    `${JOB_DAYS} days. ${RENEWAL_ASKED_DAYS} days before the end we ask you by email whether you still need help. Renewing takes one click.`,
  ),
  "niet-door": asked(
    "It is not going ahead after all. What then?",
    ...{
      held: [
        "Cancel the job as long as the work has not been marked as done. You get everything back, the platform fee too. The same happens when the helper withdraws.",
        `Cancelling less than ${LATE_HOURS} hours before the agreed start? Then the helper gets ${COMPENSATION_PERCENT}% of the offer, up to ${formatEuros(COMPENSATION_MAX, "en")}. You get the rest back. You see the amounts before you cancel.`,
        `Did one of you not turn up? Report it in the chat, from ${MISSED_AFTER_MINUTES} minutes after the start. The other has ${MISSED_ANSWER_HOURS} hours to answer. If the helper didn’t come, you get everything back. If you weren’t there, the helper gets the same compensation.`,
        `If nothing happens at all, your money comes back by itself after ${HOLD_DAYS} days.`,
      ],
      direct: [
        "Open your job again or delete it. The helper is told. Nothing was paid through us, so there is nothing to give back.",
      ],
    }[mode],
  ),
  "niet-goed": asked(
    "The work is not good. What can I do?",
    "Talk about it in the chat first. Most of the time that solves it.",
    ...{
      held: [
        `If you can’t work it out, open a dispute. You can do that until ${RELEASE_DAYS} days after the work is reported as done, and only that stops the payment. Each of you makes at most ${PROPOSALS_EACH} proposals to divide it. If you do not agree within ${DESK_DAYS} days, our team decides.`,
      ],
      direct: ["We hold no money, so we cannot give it back either. That is why you pay only once you are happy."],
    }[mode],
  ),
  beoordelen: asked(
    "How do reviews work?",
    `After a job you review each other, once, with stars and a few sentences. They become visible when you have both written one, or after ${REVIEW_DAYS} days.`,
    "No job, no review: that way you know they are about something real.",
  ),
});

const helper = ({ mode, percent, earlyPercent, payoutDay }: Facts): Faq["helper"] => ({
  beginnen: asked("How do I start as a helper?", [
    { text: "Create an account", to: "/signup" },
    ", say what you do and how far you want to travel, and add a photo and a few sentences. Then you can make offers.",
  ]),
  vinden: asked("How do I find jobs near me?", [
    { text: "Search by postcode, distance and kind of work", to: "/browse-tasks" },
    `. Save your search and we tell you when something new comes up. You can save ${MAX_SAVED_SEARCHES} of them.`,
  ]),
  bieden: asked(
    "How do offers work?",
    "You name an amount and add a message if you like. Other helpers do not see your offer. You have one offer per job, and until somebody is chosen you can change or withdraw it.",
    "You can chat once your offer has been accepted. Want to know something first? Ask a question below the job.",
  ),
  geld: asked(
    "When do I get my money?",
    ...{
      held: [
        `Once the job is completed. Your offer less ${percent}% then goes to your balance. We pay out on day ${payoutDay} of the month. Earlier is possible too, for ${earlyPercent}%.`,
        "To be paid out you need an IBAN and a verified identity.",
      ],
      direct: [
        "You agree on that with the person who posted the job: by payment request or in cash, when the work is done. No fees come off.",
      ],
    }[mode],
  ),
  reactie: asked(
    "I have finished, but there is no response.",
    ...{
      held: [
        `Press ‘Work is done’, on the job or above the chat. A message alone doesn’t count. After ${DONE_REMINDER_DAYS} days we send a reminder. If there’s no dispute, you get your money after ${RELEASE_DAYS} days.`,
      ],
      direct: [
        `Press ‘Work is done’, on the job or above the chat. A message alone doesn’t count. After ${DONE_REMINDER_DAYS} days we send a reminder, and after ${RELEASE_DAYS} days we complete the job. You can also send a payment request in the chat.`,
      ],
    }[mode],
  ),
  identiteit: asked(
    "Do I have to show who I am?",
    {
      held: "Not to make offers, but you do to be paid out. You do it at our payment provider; checking takes 1 to 2 business days. Your profile then says that it is right.",
      direct: "You do not have to, but it helps: your profile then says that your identity has been verified.",
    }[mode],
  ),
  belasting: asked(
    "Do I have to pay tax on what I earn?",
    "That depends on your situation, and you arrange it with the Dutch tax office yourself.",
    ...{
      held: [
        [
          "In ",
          { text: "your wallet", to: "/wallet" },
          " you find what you earned through us each year. We also have to report it to the tax office.",
        ],
      ],
      direct: ["We don’t add up what people pay you directly, so keep your own record."],
    }[mode],
  ),
  zakelijk: asked("What is a job ‘for businesses only’?", [
    "You make an offer for it with a business profile: with a Chamber of Commerce number, a VAT number and a business address. ",
    { text: "Read how that works", to: "/business" },
    ".",
  ]),
});

export default (facts: Facts): Faq => ({ general: general(facts), placer: placer(facts), helper: helper(facts) });
