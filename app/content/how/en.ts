import { RELEASE_DAYS } from "~/domain/money/deal-money";
import { payoutsInWords } from "~/domain/money/payout-schedule";
import type { Point } from "~/domain/site/site-text";
import type { Facts } from "../facts";
import type nl from "./nl";

const placer = ({ mode }: Facts): Point[] => [
  {
    title: "Say what needs doing",
    text: "A title, a description, some photos and your postcode. Add a budget, or leave the price open. Posting is free.",
  },
  {
    title: "Get offers",
    text: "Helpers nearby see your job and make an offer. If they want to know something first, they ask a question that everyone can read.",
  },
  {
    title: "Choose who comes",
    text: {
      held: "Compare price, reviews and earlier work. When you choose an offer, you pay right away. The money is held until the job is completed.",
      direct:
        "Compare price, reviews and earlier work. Accepting an offer costs nothing: you pay the helper yourself, when the job is done.",
    }[mode],
  },
  {
    title: "Agree on a time, and finish",
    text: {
      held: "You agree on a time in the chat. When you’re happy with the work, you complete the job and the money goes to the helper. Then you review each other.",
      direct:
        "You agree on a time in the chat. When you’re happy with the work, you pay the helper and complete the job. Then you review each other.",
    }[mode],
  },
];

const helper = ({ mode, percent, payouts }: Facts): Point[] => [
  {
    title: "Show who you are",
    text: "Say what you do and how far you’d travel for it. A photo, a few sentences and earlier work help a neighbour choose.",
  },
  {
    title: "Find a job around the corner",
    text: "Search by postcode, distance and kind of work. Save your search and we’ll let you know when something new comes up.",
  },
  {
    title: "Make an offer",
    text: "You name your price; other helpers don’t see it. Until someone is chosen, you can change or withdraw your offer.",
  },
  {
    title: "Do the job and get paid",
    text: {
      held: `If your offer is chosen, the chat opens and the money is already held. Once the job is completed, it’s added to your balance, minus ${percent}%. We pay out ${payoutsInWords(payouts, "en")}. If the client doesn’t complete the job, the money is added ${RELEASE_DAYS} days after you mark the work as done. If the appointment is later, the days count from its start, unless the start code was used. A dispute, a chargeback by the bank and a pause by our team stop those days.`,
      direct:
        "If your offer is chosen, the chat opens. When the work is done, you’re paid by payment request or in cash. There are no fees.",
    }[mode],
  },
];

export default (facts: Facts): ReturnType<typeof nl> => ({ placer: placer(facts), helper: helper(facts) });
