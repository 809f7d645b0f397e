import { expect } from "storybook/test";
import { FoundHead } from "~/components/ui/found-head";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** Heading of a list: subject, number and area. */
const meta = preview.meta({
  ...acrossPaper,
  component: FoundHead,
  tags: ["autodocs"],
  args: { heading: "Klussen", found: "41 klussen" },
});

export const Found = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("status")).toHaveTextContent("41 klussen");
  },
});
export const AroundAPlace = meta.story({
  args: { around: "binnen 25 km van 1012 AB" },
  async play({ canvas }) {
    await expect(canvas.getByRole("status")).toHaveTextContent("41 klussen binnen 25 km van 1012 AB");
  },
});
export const AsksForAPlace = meta.story({
  args: { askPlace: "Vul je postcode in voor de afstand" },
  render: (args) => (
    <>
      <FoundHead {...args} />
      <label htmlFor="zipcode">Postcode</label>
      <input className="input" id="zipcode" />
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#zipcode");
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/found-head.tsx",
    does: ["Say how many there are, in words."],
    donts: ["Don’t count what was not looked for: leave found empty."],
    keyboard: "Tab reaches the link that asks for a place.",
    name: "The heading of the page; the count is a status, told again when filters change it.",
  }),
);
