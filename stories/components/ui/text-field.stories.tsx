import { expect } from "storybook/test";
import { TextField } from "~/components/ui/text-field";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** A form field of one line, with the limits of its schema. `TextareaField` is the same for several lines. */
const meta = preview.meta({
  ...acrossPaper,
  component: TextField,
  tags: ["autodocs"],
  args: { field: { id: "title", name: "title", required: true, maxLength: 50 }, label: "Titel" },
});

export const Empty = meta.story({
  async play({ canvas }) {
    const field = canvas.getByLabelText("Titel");
    await expect(field).toBeRequired();
    await expect(field).toHaveAttribute("data-limit", "50");
  },
});
export const Invalid = meta.story({
  args: {
    field: { id: "email", name: "email", initialValue: "petra@", errors: ["Ongeldig e-mailadres"] },
    label: "E-mail",
    type: "email",
    autoComplete: "email",
  },
  async play({ canvas }) {
    const field = canvas.getByLabelText("E-mail");
    await expect(field).toHaveValue("petra@");
    await expect(field).toHaveAccessibleDescription("Ongeldig e-mailadres");
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/text-field.tsx",
    does: ["Use it for every typed field of a form made by useForm.", "Keep what was typed when it was refused."],
    donts: ["Don’t write limits by hand: they are the schema’s."],
    keyboard: "As the browser has it.",
    name: "The label; hint and error are its description.",
  }),
);
