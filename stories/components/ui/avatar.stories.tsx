import { expect } from "storybook/test";
import { Avatar } from "~/components/ui/avatar";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { onPaper } from "../inside";

/** A portrait, or initials without one. */
const meta = preview.meta({
  ...onPaper,
  component: Avatar,
  tags: ["autodocs"],
  args: { name: "Hassan Bakker" },
  argTypes: { size: { control: "select", options: ["small", "medium", "large"] } },
});

export const Initials = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText("HB")).toBeVisible();
  },
});

/** Prefixes give no initials. */
export const WithPrefix = meta.story({
  args: { name: "Petra de Vries", size: "large" },
  async play({ canvas }) {
    await expect(canvas.getByText("PV")).toBeVisible();
  },
});

/** Also without a capital. */
export const Lowercase = meta.story({
  args: { name: "anja van der Plank" },
  async play({ canvas }) {
    await expect(canvas.getByText("AP")).toBeVisible();
  },
});

export const Picture = meta.story({
  args: { name: "Petra de Vries", image: "/icons/icon-192.png" },
  async play({ canvas }) {
    await expect(canvas.getByRole("presentation")).toHaveAttribute("width", "48");
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/avatar.tsx",
    does: [
      "Always write the name beside it.",
      "Use the small one in lines, the medium one in cards, the large one on the person’s own page.",
    ],
    donts: [
      "Don’t let it be the only link to a person: it has no name.",
      "Don’t pick a colour: it follows from the name, and stays the same.",
    ],
    keyboard: "It takes no keys.",
    name: "None on purpose: the name stands beside it, and would be read twice.",
  }),
);
