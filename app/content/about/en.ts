import { brand } from "~/brand";
import { asked } from "../asked";
import type { Facts } from "../facts";
import type nl from "./nl";

type About = ReturnType<typeof nl>;

const questions = ({ mode, percent }: Facts): About["questions"] => ({
  "voor-wie": asked(
    `Who is ${brand.name} for?`,
    "For everyone with a job that never gets done, and for everyone who is handy and would like to earn a little extra. You can be both.",
  ),
  verdienen: asked(
    "How do you make money?",
    {
      held: `On the platform fee: ${percent}% from the person who pays and ${percent}% from the person who does the work, and only when a job is completed. Posting and making offers is free.`,
      direct:
        "Not on your job: posting, making offers and agreeing cost nothing, and we keep nothing of what you pay each other.",
    }[mode],
    "When you buy something at a shop through a link on our site, that shop may pay us a commission.",
  ),
  controleren: asked(
    "Do you check helpers?",
    "Not beforehand. Helpers can have their identity verified; their profile then says so. You also see what others wrote about them after a job, and how quickly they reply.",
  ),
  mis: asked(
    "What do you do when something goes wrong?",
    ...{
      held: [
        "The money is held. If you cannot work it out together you open a dispute, and in the end our team decides.",
      ],
      direct: ["You solve it together: we hold no money. If something seems wrong, report it."],
    }[mode],
    "A person decides on every report. Whoever it is about reads why and can appeal.",
  ),
  meedoen: asked("Can we work together?", [
    "Gladly. If you run a company, look at ",
    { text: "business", to: "/business" },
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
    text: "Reviews are only there after a job, from both sides. If somebody's identity has been verified, it says so.",
  },
  fast: {
    title: "Fast",
    text: "Your job is online at once. Helpers nearby who want to know are told about it.",
  },
  community: {
    title: "Community",
    text: "You help each other along, and meet people who live near you.",
  },
};

const vision = [
  "In every street there is somebody who can do what you cannot, and somebody who needs help with what you can. Often they just do not know about each other.",
  "We want to make that easier. No middleman choosing for you, and no prices that we think up: you say what needs doing, neighbours say what they ask for it, and you decide.",
  "That takes trust. So you see who makes an offer and what others thought of them, and your address stays yours until you have chosen.",
];

export default (facts: Facts): About => ({ values, vision, questions: questions(facts) });
