import { brand } from "~/brand";
import { hasEarlyPayouts } from "~/domain/money/payout-schedule";
import { asked } from "../asked";
import type { Facts } from "../facts";
import type nl from "./nl";

type About = ReturnType<typeof nl>;

const questions = ({ mode, percent, earlyPercent, payouts }: Facts): About["questions"] => ({
  "voor-wie": asked(
    `Who is ${brand.name} for?`,
    "For everyone with a job they keep putting off, and for everyone who’s handy and would like to earn a little extra. You can be both.",
  ),
  verdienen: asked(
    "How do you make money?",
    {
      held: `From the service fee: ${percent}% from the client and ${percent}% from the helper, and only when a job is completed.${hasEarlyPayouts(payouts) ? ` An early payout costs ${earlyPercent}%.` : ""} Posting and making offers is free.`,
      direct:
        "Not from your job: posting and making offers cost nothing, and we take nothing from what you pay each other.",
    }[mode],
    "When you buy something from a shop through a link on our site, that shop may pay us a commission.",
  ),
  controleren: asked(
    "Do you check helpers?",
    "Not beforehand. Helpers can have their identity verified, and their profile then shows it. You also see what others wrote about them after a job, and how quickly they reply.",
  ),
  mis: asked(
    "What do you do when something goes wrong?",
    ...{
      held: [
        "The money is held. If you can’t work it out together, you open a dispute, and in the end our team decides.",
      ],
      direct: ["You solve it together: we don’t hold any money. If something seems wrong, report it."],
    }[mode],
    "Someone on our team decides on every report. If it’s about you, you can read why and appeal.",
  ),
  meedoen: asked("Can we work together?", [
    "Gladly. If you run a business, see ",
    { text: "our page for businesses", to: "/business" },
    ". If you would like to point your readers or customers to us, you can ",
    { text: "become a partner", to: "/partner" },
    ".",
  ]),
});

const values: About["values"] = {
  affordable: {
    title: "Affordable",
    text: "Posting a job is free. You choose from the offers yourself, and see what it costs before you say yes.",
  },
  reliable: {
    title: "Reliable",
    text: "Reviews are only written after a job, by both sides. If someone’s identity has been verified, we show it.",
  },
  fast: {
    title: "Fast",
    text: "Your job is online right away. Helpers nearby can get a notification.",
  },
  community: {
    title: "Community",
    text: "You help each other out, and meet people who live near you.",
  },
};

const vision = [
  "In every street there’s someone who can do what you can’t, and someone who needs help with what you can. Often they just don’t know about each other.",
  "We want to make that easier. No middleman choosing for you, and no prices made up by us: you say what needs doing, neighbours say what they’d charge, and you decide.",
  "That takes trust. So you see who makes an offer and what others thought of them, and your address stays private until you’ve chosen.",
];

export default (facts: Facts): About => ({ values, vision, questions: questions(facts) });
