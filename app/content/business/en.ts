import { WITHDRAWAL_DAYS } from "~/domain/deals/withdrawal";
import type { Point } from "~/domain/site/site-text";
import { asked } from "../asked";
import type { Facts } from "../facts";
import type nl from "./nl";

type Business = ReturnType<typeof nl>;

const gains = ({ mode, percent }: Facts): Point[] => [
  {
    title: "Under your own name",
    text: "Your profile and every offer show your business name. Customers see right away that they’re dealing with a business.",
  },
  {
    title: "Jobs for businesses only",
    text: "Some clients are looking for a business. You need a business profile to make an offer for those jobs.",
  },
  {
    title: "Your work on your profile",
    text: "Show projects with photos. Your customer can review you after every job.",
  },
  {
    held: {
      title: "Paid after the job",
      text: `The money is already held when you start. Making offers is free; we deduct ${percent}% from a completed job. Each year you get an overview for your accounts.`,
    },
    direct: {
      title: "Your customer pays you",
      text: "You send your own invoice and we stay out of it. Making offers is free and there are no fees.",
    },
  }[mode],
];

const steps: Point[] = [
  { title: "Create an account", text: "Or use the account you already have. Say what kind of work you do, and where." },
  {
    title: "Fill in your business details",
    text: "Business name, company number (KVK), VAT number, business address and email. We check that the digits of the numbers are valid; we don’t look them up in the registers.",
  },
  {
    title: "Make offers",
    text: "Your details are on your profile, so that customers know who they’re dealing with. You can make offers right away.",
  },
];

const questions: Business["questions"] = {
  zzp: asked(
    "I’m self-employed. Can I join?",
    "Yes. Use your VAT identification number, the one on your invoices. Without a company number (KVK) and a VAT number you can’t have a business profile.",
  ),
  rechten: asked(
    "What changes for my customers?",
    `People who hire a business have consumer rights, such as the right to have bad work put right, and often ${WITHDRAWAL_DAYS} days to change your mind. Those don’t apply between two private individuals. That’s why every offer shows whether it comes from a business.`,
  ),
  terug: asked(
    "Can I switch back to a personal profile?",
    "Yes, in your profile. Your own name then comes back and your business details are no longer on your profile. You’re still bound as a business by agreements you made as a business.",
  ),
  zoeken: asked("I’m looking for a business myself.", [
    { text: "Post your job", to: "/post-job" },
    " and tick ‘Businesses only’. Then only businesses can make offers.",
  ]),
};

export default (facts: Facts): Business => ({ gains: gains(facts), steps, questions });
