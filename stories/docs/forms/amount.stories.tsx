import { TextField } from "~/components/ui/text-field";
import preview from "../../../.storybook/preview";
import { type Pattern, PatternPage, tells } from "./pattern";

const TITLE = "Ask for an amount of money";

const meta = preview.meta({
  component: PatternPage,
  args: {
    title: TITLE,
    lead: "One field for text, with the euro sign in it. People type an amount as they write it.",
    example: (
      <TextField
        field={{ id: "amount", name: "amount", required: true }}
        label="Bedrag"
        hint="Voor het hele werk, met alles erbij"
        before="€"
        inputMode="decimal"
        autoComplete="off"
        className="money"
      />
    ),
    use: ["For a bid, a budget, extra work, credit, a division of what was paid."],
    avoid: [
      "For a rough amount among others, as a filter: a number field with a slider.",
      "For a choice of a few fixed amounts: radio buttons.",
    ],
    works: [
      "It is type text with inputMode decimal: a phone shows figures, and nothing is lost by a comma.",
      "12, 12,5, € 12.50, 75,- and 1.000,50 are read (typedMoney of app/domain/money/money.ts).",
      "The schema is money of app/domain/money/money-schema.ts. Inside, all amounts are whole cents.",
      "Say in the hint what the amount is for, and beside it what is left of it after costs (FeeNote).",
    ],
    errors: [
      ["Nothing was typed", "required"],
      ["It is no amount", "money"],
      ["It is less than a euro", "amount_min"],
      ["It is more than {amount}", "amount_max"],
    ],
    seen: ["Screens, bid", "Screens, post-job: Budget", "Screens, extra-work"],
  } satisfies Pattern,
});

export const Page = meta.story({ play: tells(TITLE) });
