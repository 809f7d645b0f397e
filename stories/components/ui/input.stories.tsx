import { expect } from "storybook/test";
import { Field } from "~/components/ui/field";
import { Input } from "~/components/ui/input";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** One line of text, a number or a date: the browser's own control. */
const meta = preview.meta({
  ...acrossPaper,
  component: Input,
  tags: ["autodocs"],
  args: { defaultValue: "60" },
  render: (args) => (
    <Field id="amount" name="amount" label="Bedrag">
      {(control) => <Input {...control} {...args} />}
    </Field>
  ),
});

export const Text = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("textbox", { name: "Bedrag" })).toHaveValue("60");
  },
});

/** A screen reader does not read the unit, so the label must contain it. */
export const WithUnit = meta.story({
  args: { before: "€", inputMode: "decimal" },
  async play({ canvas }) {
    await expect(canvas.getByText("€")).toHaveAttribute("aria-hidden", "true");
  },
});
export const NumberOf = meta.story({
  args: { after: "km", type: "number", defaultValue: 25 },
  async play({ canvas }) {
    await expect(canvas.getByRole("spinbutton", { name: "Bedrag" })).toHaveValue(25);
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/input.tsx",
    does: [
      "Set type, inputMode and autoComplete: a phone then shows the right keys and fills in what it knows.",
      "Take limits from the schema (TextField does).",
    ],
    donts: [
      "Don’t use it without a Field.",
      "Don’t use type number for what is no count: amounts and codes are text with an inputMode.",
    ],
    keyboard: "As the browser has it. Enter sends the form.",
    name: "The label of its Field.",
  }),
);
