import { brand } from "~/brand";
import { MISSED_AFTER_MINUTES, MISSED_ANSWER_HOURS } from "~/domain/deals/appointment-life";
import { COMPENSATION_MAX, COMPENSATION_PERCENT, LATE_HOURS } from "~/domain/deals/cancellation-rule";
import { DESK_DAYS, PROPOSALS_EACH } from "~/domain/deals/dispute-life";
import { REVIEW_DAYS } from "~/domain/deals/review";
import { START_CODE_WORDS } from "~/domain/deals/start-limits";
import { MAX_JOB_IMAGES } from "~/domain/jobs/image-limits";
import { JOB_DAYS, RENEWAL_ASKED_DAYS } from "~/domain/jobs/job-days";
import { MAX_SAVED_SEARCHES } from "~/domain/jobs/saved-search";
import { RELEASE_DAYS } from "~/domain/money/deal-money";
import { formatEuros } from "~/domain/money/money";
import { DONE_REMINDER_DAYS, HOLD_DAYS } from "~/domain/money/payment-life";
import { TRANSFER } from "~/domain/money/payment-service";
import { hasEarlyPayouts, payoutsInWords } from "~/domain/money/payout-schedule";
import { asked } from "../asked";
import type { Facts } from "../facts";
import type nl from "./nl";

type Faq = ReturnType<typeof nl>;

const general = ({ mode, percent }: Facts): Faq["general"] => ({
  wat: asked(
    `What is ${brand.name}?`,
    "A place where neighbours help each other with odd jobs. You say what needs doing, helpers make offers and you choose who comes.",
    [
      "Are you handy yourself? ",
      { text: "Browse the jobs", to: "/browse-tasks" },
      " and earn a little extra in your own area.",
    ],
  ),
  kosten: asked(
    "What does it cost?",
    ...{
      held: [
        "Posting a job, asking questions and making offers is free.",
        `When you choose an offer, you pay a ${percent}% service fee on top of it. You see the amount before you pay. The helper also pays ${percent}%.`,
      ],
      direct: [
        "Nothing. Posting, making offers and chatting are free, and we take nothing from what you pay each other.",
      ],
    }[mode],
  ),
  betalen: asked(
    "How does payment work?",
    ...{
      held: [
        `You pay when you choose an offer, with ${TRANSFER} or by card. The money is then held: neither of you can touch it.`,
        `When you approve the work, the helper gets the money. If you do nothing, that happens ${RELEASE_DAYS} days after the helper marks the work as done. If the appointment is later, the days count from its start, unless the start code was used.`,
        `If something’s wrong, open a dispute within those ${RELEASE_DAYS} days. A message doesn’t stop the payment; a dispute does.`,
      ],
      direct: [
        `${brand.name} isn’t a payment service. You agree in the chat how to pay: by payment request or in cash.`,
        "Pay once you’re happy with the work, and never in advance to someone you don’t know.",
      ],
    }[mode],
  ),
  partij: asked(
    `Is ${brand.name} a party to the agreement?`,
    "No. The agreement is between the client and the helper. We make sure you find each other and can review each other.",
    [{ text: "Read the terms", to: "/terms-and-conditions" }, "."],
  ),
  verzekerd: asked(
    "Am I insured through you?",
    "No. Helpers arrange their own insurance. Ask about it when a lot could go wrong.",
    "Please note: a private liability policy usually doesn’t cover damage during paid work. Check with your insurer.",
  ),
  adres: asked(
    "Who sees where I live?",
    "Only the helper whose offer you accept sees your street and house number. On the site, everyone else only sees your town and the four digits of your postcode.",
    "Your full name is for the person you agree on a job with. Others see your first name and the first letter of your last name. Nobody sees your email address.",
    "A business profile does show your business address and business email.",
  ),
  waar: asked(
    "Does it work where I live?",
    "It works all over the Netherlands. Enter your postcode and every job shows how far away it is. You can do remote jobs from anywhere.",
  ),
  melden: asked(
    "Something seems wrong. What can I do?",
    "Press ‘Report’. You’ll find it next to jobs, questions, messages, reviews and profiles, and for anything public you don’t need an account. Someone on our team looks at it.",
    "If you never want to hear from someone again, you can block them on their page.",
  ),
  weg: asked("How do I delete my account?", [
    "In ",
    { text: "your settings", to: "/profile/settings" },
    ". You can download your data there first. If any money is outstanding, settle that first.",
  ]),
});

const placer = ({ mode }: Facts): Faq["placer"] => ({
  plaatsen: asked(
    "How do I post a job?",
    [
      "In four steps: ",
      { text: "what needs doing", to: "/post-job" },
      `, where, the details and your budget. Add up to ${MAX_JOB_IMAGES} photos if you have them: they help helpers decide what to offer.`,
    ],
    "Not sure what it should cost? Leave the price open and wait for the offers.",
  ),
  kiezen: asked(
    "How do I choose a helper?",
    "With every offer you see who it is, what others thought of them and what it costs. If someone’s identity has been verified, we show it. Only you see all the offers.",
    "You don’t have to choose anyone: you can decline, and you can wait.",
  ),
  "geen-bod": asked(
    "Nobody is making an offer. What now?",
    "Check that your description is clear, add a photo or change your budget. You can do that as long as your job is open.",
    ["You can also ", { text: "look for a helper", to: "/helpers" }, " yourself and ask them for your job."],
  ),
  "hoe-lang": asked(
    "How long does my job stay online?",
    `${JOB_DAYS} days. ${RENEWAL_ASKED_DAYS} days before the end, we email you to ask whether you still need help. Renewing takes one click.`,
  ),
  startcode: asked(
    "What is the start code?",
    `${START_CODE_WORDS} words that you see at your job once you’ve chosen an offer. Read them out when the helper is with you and starts. The helper enters them, which proves that the work began, and when.`,
    {
      held: "You don’t have to use it: without it, everything goes ahead as you agreed. Once it’s entered, nobody can report a no-show any more, and you can no longer cancel on your own.",
      direct:
        "You don’t have to use it: without it, everything goes ahead as you agreed. Once it’s entered, nobody can report a no-show any more.",
    }[mode],
  ),
  "niet-door": asked(
    "It isn’t going ahead after all. What now?",
    ...{
      held: [
        "Cancel the job as long as the work hasn’t begun with the start code and hasn’t been marked as done. You get everything back, including the service fee. The same goes if the helper withdraws. If you can’t cancel any more, agree on an amount together or open a dispute.",
        `Cancelling less than ${LATE_HOURS} hours before the agreed start, or after it? Then the helper gets ${COMPENSATION_PERCENT}% of the offer, up to ${formatEuros(COMPENSATION_MAX, "en")}. You get the rest back. You see the amounts before you cancel.`,
        `Did one of you not turn up? Report it in the chat, from ${MISSED_AFTER_MINUTES} minutes after the start. The other has ${MISSED_ANSWER_HOURS} hours to reply. You can’t cancel until then. If the helper didn’t come, you get everything back. If you weren’t there, the helper gets the same compensation.`,
        `If the work never begins and nobody says anything, you automatically get your money back after ${HOLD_DAYS} days.`,
      ],
      direct: [
        "Cancel the deal and your job is open again. Or delete your job, if you no longer need help. The helper is notified. Nothing was paid through us, so there’s nothing to refund.",
      ],
    }[mode],
  ),
  "niet-goed": asked(
    "The work isn’t good. What can I do?",
    "Talk about it in the chat first. That usually solves it.",
    ...{
      held: [
        `If you can’t work it out, open a dispute. You can do that until at least ${RELEASE_DAYS} days after the work is marked as done, and it stops the payment. You can each make up to ${PROPOSALS_EACH} proposals to divide the money. If you don’t agree within ${DESK_DAYS} days, our team decides.`,
      ],
      direct: [
        "We don’t hold any money, so we can’t give it back either. That’s why you should only pay once you’re happy.",
      ],
    }[mode],
  ),
  beoordelen: asked(
    "How do reviews work?",
    `After a job you review each other, once, with stars and a few sentences. They become visible when you’ve both written one, or after ${REVIEW_DAYS} days.`,
    "No job, no review: that way you know they’re about something real.",
  ),
});

const helper = ({ mode, percent, earlyPercent, payouts }: Facts): Faq["helper"] => ({
  beginnen: asked("How do I start as a helper?", [
    { text: "Create an account", to: "/signup" },
    ". You can make offers at once. Say what you do and how far you want to travel, and add a photo and a few sentences: clients look at them when they choose.",
  ]),
  vinden: asked("How do I find jobs near me?", [
    { text: "Search by postcode, distance and kind of work", to: "/browse-tasks" },
    `. Save your search and we’ll let you know when something new comes up. You can save up to ${MAX_SAVED_SEARCHES} searches.`,
  ]),
  bieden: asked(
    "How do offers work?",
    "You name an amount and add a message if you like. Other helpers don’t see your offer. You can make one offer per job, and until someone is chosen you can change or withdraw it.",
    "You can chat once your offer has been accepted. Want to know something first? Ask a question below the job.",
  ),
  geld: asked(
    "When do I get my money?",
    ...{
      held: [
        `Once the job is completed. Your offer minus ${percent}% is then added to your balance. We pay out ${payoutsInWords(payouts, "en")}.${hasEarlyPayouts(payouts) ? ` You can also be paid out early, for ${earlyPercent}%.` : ""}`,
        "To be paid out, you need an IBAN, a verified identity and your details for the tax office.",
      ],
      direct: [
        "You agree on that with the client: by payment request or in cash, when the work is done. There are no fees.",
      ],
    }[mode],
  ),
  reactie: asked(
    "I’ve finished, but the client isn’t responding.",
    ...{
      held: [
        `Press ‘Mark as done’, on the job or above the chat. A message alone doesn’t count. After ${DONE_REMINDER_DAYS} days we send a reminder. After ${RELEASE_DAYS} days, the money is added to your balance. If the appointment is later, the days count from its start, unless the start code was used. A dispute, a chargeback by the bank and a pause by our team stop those days.`,
      ],
      direct: [
        `Press ‘Mark as done’, on the job or above the chat. A message alone doesn’t count. After ${DONE_REMINDER_DAYS} days we send a reminder, and after ${RELEASE_DAYS} days we complete the job. If the appointment is later, the days count from its start, unless the start code was used. You can also send a payment request in the chat.`,
      ],
    }[mode],
  ),
  identiteit: asked(
    "Do I have to verify my identity?",
    {
      held: "Not to make offers, but you do to be paid out. You do this with our payment provider; it takes 1 to 2 working days. Your profile then shows that your identity has been verified.",
      direct: "You don’t have to, but it helps: your profile then shows that your identity has been verified.",
    }[mode],
  ),
  belasting: asked(
    "Do I have to pay tax on what I earn?",
    "What you earn from jobs is usually income that you have to declare in your tax return. It can also affect allowances or benefits, and if you do a lot of jobs, you may have to charge VAT. Your situation decides: see the Dutch tax office’s website, belastingdienst.nl.",
    ...{
      held: [
        [
          "In ",
          { text: "your wallet", to: "/wallet" },
          " you’ll find what you earned through us each year. We also have to report it to the tax office.",
        ],
      ],
      direct: ["We don’t add up what people pay you directly, so keep your own record."],
    }[mode],
  ),
  zakelijk: asked("What is a job ‘for businesses only’?", [
    "You need a business profile to make an offer for it: with a company number (KVK), a VAT number and a business address. ",
    { text: "Read how that works", to: "/business" },
    ".",
  ]),
});

export default (facts: Facts): Faq => ({ general: general(facts), placer: placer(facts), helper: helper(facts) });
