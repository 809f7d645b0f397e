import { expect } from "storybook/test";
import { Field } from "~/components/ui/field";
import { Select } from "~/components/ui/select";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** The browser's own list of options. */
const meta = preview.meta({
  ...acrossPaper,
  component: Select,
  tags: ["autodocs"],
  args: {
    options: [
      { value: "", label: "Kies een categorie" },
      { value: "10", label: "Loodgieter" },
      { value: "5", label: "Tuinieren" },
    ],
  },
  render: (args) => (
    <Field id="category" name="category" label="Categorie">
      {(control) => <Select {...control} {...args} />}
    </Field>
  ),
});

export const Default = meta.story({
  async play({ canvas, userEvent }) {
    const select = canvas.getByRole("combobox", { name: "Categorie" });
    await userEvent.selectOptions(select, "Tuinieren");
    await expect(select).toHaveValue("5");
  },
});
export const Chosen = meta.story({
  args: { defaultValue: "10" },
  async play({ canvas }) {
    await expect(canvas.getByLabelText("Categorie")).toHaveDisplayValue("Loodgieter");
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/select.tsx",
    does: [
      "Use it for more than six choices that people know beforehand.",
      "Begin with a choice that is none, where one must choose.",
    ],
    donts: [
      "Don’t use it for two or three choices: RadioGroup shows them.",
      "Don’t go somewhere on a choice without a button for who has no script.",
    ],
    keyboard: "Space opens it, arrows and first letters choose, Enter takes.",
    name: "The label of its Field.",
  }),
);
