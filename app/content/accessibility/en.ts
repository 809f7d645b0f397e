import { brand } from "~/brand";
import { ANSWER_WORKING_DAYS } from "~/domain/site/answer-time";
import type { Chapter } from "~/domain/site/site-text";

export default [
  {
    id: "norm",
    title: "What we aim for",
    passages: [
      `Everyone should be able to use ${brand.name}: with a keyboard, a screen reader, large text, low vision or without JavaScript. We follow WCAG 2.2, level AA, which is also what the European standard EN 301 549 asks for.`,
      "The site complies in part: what isn’t right yet is listed below.",
    ],
  },
  {
    id: "getest",
    title: "How we test it",
    passages: [
      {
        list: [
          "With every change, a program checks all pages, light and dark, on a phone and on a large screen.",
          "We go through the main tasks with a keyboard alone, with text at 200% and without JavaScript.",
          "The site hasn’t been tested by people with disabilities yet. We’d like to do that.",
        ],
      },
    ],
  },
  {
    id: "gebreken",
    title: "What isn’t right yet",
    passages: [
      {
        list: [
          "Photos that people add only have a description if they write one.",
          "What people write isn’t always in plain language.",
          "A screen reader can’t read everything on the map. The list beside it has the same jobs.",
          "With text at 200%, a long word can break on a narrow screen.",
          "The pages of our payment provider aren’t ours. If you get stuck there, email us.",
        ],
      },
    ],
  },
  {
    id: "melden",
    title: "Stuck somewhere?",
    passages: [
      [
        "Email ",
        { text: brand.supportEmail, to: `mailto:${brand.supportEmail}` },
        " or use the ",
        { text: "contact page", to: "/contact" },
        `. Tell us which page it was and what you use. You’ll hear from us within ${ANSWER_WORKING_DAYS} working days.`,
      ],
      "Can’t we solve it together? You can report it to the Netherlands Authority for Consumers and Markets (ACM).",
    ],
  },
] satisfies readonly Chapter[];
