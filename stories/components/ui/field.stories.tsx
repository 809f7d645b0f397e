import { expect } from "storybook/test";
import { Field } from "~/components/ui/field";
import { Input } from "~/components/ui/input";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** Label, hint, control and error; a screen reader reads them together. */
const meta = preview.meta({
  ...acrossPaper,
  component: Field,
  tags: ["autodocs"],
  args: { id: "title", name: "title", label: "Titel", children: (control) => <Input {...control} /> },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("textbox", { name: "Titel" })).toBeValid();
  },
});
export const WithHint = meta.story({
  args: { hint: "Kort en duidelijk" },
  async play({ canvas }) {
    await expect(canvas.getByLabelText("Titel")).toHaveAccessibleDescription("Kort en duidelijk");
  },
});
export const Optional = meta.story({
  args: { label: "Achternaam", optionalText: "niet verplicht" },
  async play({ canvas }) {
    await expect(canvas.getByRole("textbox", { name: /^Achternaam/ })).toBeVisible();
  },
});
export const Invalid = meta.story({
  args: { label: "Bedrag", hint: "Zonder kosten", errors: ["Vul een geldig bedrag in."] },
  async play({ canvas }) {
    const field = canvas.getByLabelText("Bedrag");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Zonder kosten Vul een geldig bedrag in.");
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/field.tsx",
    does: [
      "Mark the few fields that may stay empty.",
      "Say in the hint what helps before typing: an example, a unit, why we ask.",
    ],
    donts: [
      "Don’t use a placeholder as label or hint: it is gone when one types.",
      "Don’t hide a rule until it is broken.",
    ],
    keyboard: "Tab reaches the control; pressing the label does too.",
    name: "The label, with what is said of optional fields; hint and error are its description.",
  }),
);
