import { SumTable } from "~/components/payments/sum-table";
import preview from "../../../.storybook/preview";
import { says } from "../../plays";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** The parts of a sum, and the sum. */
const meta = preview.meta({
  ...acrossPaper,
  component: SumTable,
  tags: ["autodocs"],
  args: {
    lines: [
      { text: "Bod van Hassan B.", amount: "€ 60,00" },
      { text: "Servicekosten (5%)", amount: "€ 3,00" },
    ],
    total: { text: "Totaal", amount: "€ 63,00" },
  },
});

export const WithTotal = meta.story({ play: says("€ 63,00") });
export const LinesAlone = meta.story({ args: { total: undefined }, play: says("Servicekosten (5%)") });

export const Guide = meta.story(
  guide({
    file: "payments/sum-table.tsx",
    does: ["Show every cost on a line of its own before somebody pays.", "Take amounts from the domain, formatted."],
    donts: ["Don’t add up in a component."],
    keyboard: "It takes no keys.",
    name: "A list of terms and amounts.",
  }),
);
