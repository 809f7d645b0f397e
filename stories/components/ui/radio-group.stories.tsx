import { expect } from "storybook/test";
import { RadioGroup } from "~/components/ui/radio-group";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** A few options side by side, each a card that can be pressed. */
const meta = preview.meta({
  ...acrossPaper,
  component: RadioGroup,
  tags: ["autodocs"],
  args: {
    id: "price",
    name: "price",
    legend: "Prijs",
    choices: [
      { value: "budget", label: "Ik heb een budget in gedachten", hint: "Klussers kunnen hoger of lager bieden." },
      { value: "TBD", label: "Prijs in overleg" },
    ],
  },
});

export const Default = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText("Prijs in overleg"));
    await expect(canvas.getByRole("radio", { name: "Prijs in overleg" })).toBeChecked();
  },
});
export const Chosen = meta.story({
  args: { defaultValue: "budget" },
  async play({ canvas }) {
    await expect(canvas.getByRole("radio", { name: /budget/ })).toBeChecked();
  },
});
export const Invalid = meta.story({
  args: { errors: ["Maak een keuze."] },
  async play({ canvas }) {
    await expect(canvas.getByRole("group", { name: "Prijs" })).toHaveAccessibleDescription("Maak een keuze.");
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/radio-group.tsx",
    does: [
      "Use it for two to six choices of which one is taken.",
      "Choose one beforehand only where most people would.",
    ],
    donts: ["Don’t use it for a long list: that is Select.", "Don’t write a hint where the label is enough."],
    keyboard: "Tab reaches the group, the arrows choose.",
    name: "The legend names the group, the label and hint each choice.",
  }),
);
