import { expect } from "storybook/test";
import { Field } from "~/components/ui/field";
import { FileInput } from "~/components/ui/file-input";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** Selects or drops files: the browser's own control with a large target. */
const meta = preview.meta({
  ...acrossPaper,
  component: FileInput,
  tags: ["autodocs"],
  args: { multiple: true, accept: "image/jpeg,image/png,image/webp" },
  render: (args) => (
    <Field id="images" name="images" label="Foto’s" hint="Maximaal 6 foto’s: JPEG, PNG of WebP">
      {(control) => <FileInput {...control} {...args} />}
    </Field>
  ),
});

export const Several = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByLabelText("Foto’s")).toHaveAttribute("multiple");
  },
});
export const One = meta.story({
  args: { multiple: false },
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText<HTMLInputElement>("Foto’s");
    await userEvent.upload(field, new File(["kraan"], "kraan.png", { type: "image/png" }));
    await expect(field.files).toHaveLength(1);
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/file-input.tsx",
    does: ["Say in the hint how many, which kinds and how big.", "Show what was chosen before with a way to drop it."],
    donts: [
      "Don’t hide it behind a button of our own.",
      "Don’t make people choose again after another field was wrong: keep what was sent.",
    ],
    keyboard: "Space or Enter opens the browser’s own chooser.",
    name: "The label of its Field.",
  }),
);
