import { expect } from "storybook/test";
import { StarField } from "~/components/ui/star-field";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** One to five stars: five radio buttons that fill up to the chosen one. */
const meta = preview.meta({
  ...acrossPaper,
  component: StarField,
  tags: ["autodocs"],
  args: {
    id: "rating",
    name: "rating",
    legend: "Hoe ging het?",
    words: ["Slecht", "Matig", "Goed", "Heel goed", "Geweldig"] as const,
  },
});

export const Default = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText("Heel goed"));
    await expect(canvas.getByRole("radio", { name: "4: Heel goed" })).toBeChecked();
  },
});
export const Chosen = meta.story({
  args: { defaultValue: "5" },
  async play({ canvas }) {
    await expect(canvas.getByRole("radio", { name: "5: Geweldig" })).toBeChecked();
  },
});
export const Invalid = meta.story({
  args: { errors: ["Kies een aantal sterren."] },
  async play({ canvas }) {
    await expect(canvas.getByRole("group", { name: "Hoe ging het?" })).toHaveAccessibleDescription(
      "Kies een aantal sterren.",
    );
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/star-field.tsx",
    does: ["Give each number of stars a word."],
    donts: ["Don’t choose five beforehand.", "Don’t send on a press: people change their minds."],
    keyboard: "Tab reaches the row, the arrows choose.",
    name: "The legend names the group; each star is read as its number and word.",
  }),
);
