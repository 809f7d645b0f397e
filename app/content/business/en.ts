import type { Point } from "~/domain/site-text";
import { WITHDRAWAL_DAYS } from "~/domain/withdrawal";
import { asked } from "../asked";
import type { Facts } from "../facts";
import type nl from "./nl";

type Business = ReturnType<typeof nl>;

const gains = ({ mode, percent }: Facts): Point[] => [
  {
    title: "Under your own name",
    text: "Your profile and every offer carry your company's name. Customers see at once that they are dealing with a business.",
  },
  {
    title: "Jobs for businesses only",
    text: "Some people are looking for a business. For those jobs you need a business profile to make an offer.",
  },
  {
    title: "Your work on your profile",
    text: "Show projects with photos. After every job your customers' reviews are added.",
  },
  {
    held: {
      title: "Paid after the job",
      text: `The money is already held when you start. Making offers is free; ${percent}% comes off a completed job. Each year you get an overview for your books.`,
    },
    direct: {
      title: "Your customer pays you",
      text: "You send your own invoice and we stay out of it. Making offers is free and no fees come off.",
    },
  }[mode],
];

const steps: Point[] = [
  { title: "Create an account", text: "Or use the account you already have. Say what kind of work you do, and where." },
  {
    title: "Fill in your company",
    text: "Company name, Chamber of Commerce number, VAT number, business address and email. We work out whether the numbers are well-formed; we do not look in the registers.",
  },
  {
    title: "Make offers",
    text: "Your details are on your profile, so that customers know who they agree with. You can make offers right away.",
  },
];

const questions: Business["questions"] = {
  zzp: asked(
    "I am self-employed. Can I join?",
    "Yes. Use your VAT identification number, the one on your invoices. Without a Chamber of Commerce number and a VAT number a profile cannot be a business profile.",
  ),
  rechten: asked(
    "What changes for my customers?",
    `Whoever hires a business has the rights of a consumer, such as the right to have bad work put right, and often ${WITHDRAWAL_DAYS} days to change your mind. Those do not hold between two private persons. That is why every offer says whether it comes from a business.`,
  ),
  terug: asked(
    "Can I become a private person again?",
    "Yes, in your profile. Your own name then comes back and your company's details disappear. What you agreed as a business still binds you as a business.",
  ),
  zoeken: asked("I am looking for a business myself.", [
    { text: "Post your job", to: "/post-job" },
    " and tick that it is for businesses only. Then only businesses make offers.",
  ]),
};

export default (facts: Facts): Business => ({ gains: gains(facts), steps, questions });
