import { expect } from "storybook/test";
import { Field } from "~/components/ui/field";
import { Range } from "~/components/ui/range";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** A rough amount between two limits. */
const meta = preview.meta({
  ...acrossPaper,
  component: Range,
  tags: ["autodocs"],
  args: { min: 1, max: 100, defaultValue: 25 },
  render: (args) => (
    <Field id="far" name="far" label="Afstand" hint="25 km">
      {(control) => <Range {...control} {...args} />}
    </Field>
  ),
});

export const Default = meta.story({
  async play({ canvas }) {
    const slider = canvas.getByRole("slider", { name: "Afstand" });
    await expect(slider).toHaveValue("25");
    await expect(slider).toHaveAccessibleDescription("25 km");
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/range.tsx",
    does: [
      "Put what is chosen beside it in figures, with a unit.",
      "Let a number field do the sending: the slider follows it (data-range-of).",
    ],
    donts: ["Don’t use it where the exact figure matters, as for money."],
    keyboard: "Arrows move it by one, Page Up and Down by ten, Home and End to the ends.",
    name: "The label of its Field.",
  }),
);
