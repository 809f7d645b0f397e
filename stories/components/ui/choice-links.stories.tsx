import { expect } from "storybook/test";
import { ChoiceLinks } from "~/components/ui/choice-links";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { onPaper } from "../inside";

/** A choice of a few views, each with its own address. */
const meta = preview.meta({
  ...onPaper,
  component: ChoiceLinks,
  tags: ["autodocs"],
  args: {
    label: "Volgorde",
    choices: [
      { href: "?sort=new", text: "Nieuwste", current: true },
      { href: "?sort=near", text: "Dichtbij", current: false },
      { href: "?sort=price", text: "Hoogste prijs", current: false },
    ],
  },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("navigation", { name: "Volgorde" })).toBeVisible();
    await expect(canvas.getByRole("link", { current: true })).toHaveTextContent("Nieuwste");
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/choice-links.tsx",
    does: ["Use it for two to five ways to see the same list.", "Keep the other filters in each address."],
    donts: [
      "Don’t use it for parts of a page: those are TabLinks.",
      "Don’t use it in a form: those are radio buttons.",
    ],
    keyboard: "Tab goes from link to link, Enter follows. It scrolls sideways where it does not fit.",
    name: "The navigation has its label, each link its word; the chosen one is aria-current.",
  }),
);
