import { expect, waitFor } from "storybook/test";
import { SortBar } from "~/components/ui/sort-bar";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** The possible orders of a list, and the reason for this one. */
const meta = preview.meta({
  ...acrossPaper,
  component: SortBar,
  tags: ["autodocs"],
  args: {
    label: "Volgorde",
    sorts: [
      { href: "?sort=new", text: "Nieuwste", current: true },
      { href: "?sort=near", text: "Dichtbij", current: false },
    ],
    question: "Waarom deze volgorde?",
    children: "De nieuwste klussen staan bovenaan. Niemand betaalt om hoger te staan.",
  },
});

export const Default = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText("Waarom deze volgorde?"));
    await waitFor(() => expect(canvas.getByText(/Niemand betaalt/)).toBeVisible());
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/sort-bar.tsx",
    does: ["Say plainly what the order is made of, as the law on ranking asks."],
    donts: ["Don’t offer an order that the list cannot be in without a place."],
    keyboard: "Tab goes through the orders to the question; Enter opens the answer, Escape closes it.",
    name: "The navigation has its label; the question opens its answer, and names it where only its icon is visible.",
  }),
);
