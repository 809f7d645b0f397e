import { Price } from "~/components/ui/price";
import preview from "../../../.storybook/preview";
import { says } from "../../plays";
import { guide } from "../guide";
import { onPaper } from "../inside";

/** The price of a job, in a size that fits its place. */
const meta = preview.meta({
  ...onPaper,
  component: Price,
  tags: ["autodocs"],
  args: { cents: 6500, tbdText: "Prijs in overleg", locale: "nl" as const, className: "text-xl" },
  argTypes: { locale: { control: "select", options: ["nl", "en"] } },
});

export const Whole = meta.story({ play: says("€ 65") });
export const WithCents = meta.story({ args: { cents: 6550 }, play: says("€ 65,50") });
export const Open = meta.story({ args: { cents: null }, play: says("Prijs in overleg") });
export const InEnglish = meta.story({ args: { cents: 120_000, locale: "en" }, play: says("€1,200") });

export const Guide = meta.story(
  guide({
    file: "ui/price.tsx",
    does: ["Give it cents: formatting is its own business.", "Make it the biggest thing of a card."],
    donts: [
      "Don’t write an amount in a sentence by hand: formatEuros and formatEuros do.",
      "Don’t show € 0 for a price that is open.",
    ],
    keyboard: "It takes no keys.",
    name: "Its text, in the way of the language.",
  }),
);
