import { expect } from "storybook/test";
import { Field } from "~/components/ui/field";
import { Textarea } from "~/components/ui/textarea";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { acrossPaper } from "../inside";
import "../../enhance";

/** Several lines of text. */
const meta = preview.meta({
  ...acrossPaper,
  component: Textarea,
  tags: ["autodocs"],
  args: { rows: 4, "data-limit": 1000, defaultValue: "De kraan druppelt." },
  render: (args) => (
    <Field id="text" name="text" label="Omschrijving">
      {(control) => <Textarea {...control} {...args} />}
    </Field>
  ),
});

export const WithLimit = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText("Omschrijving"), " Al weken.");
    await expect(canvas.getByText("28/1000")).toBeVisible();
  },
});
export const WithoutLimit = meta.story({
  args: { "data-limit": undefined, defaultValue: "" },
  async play({ canvas }) {
    await expect(canvas.queryByRole("status")).toBeNull();
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/textarea.tsx",
    does: ["Make it as high as what people usually write.", "Say in the hint what helps the reader."],
    donts: ["Don’t cut off what is too long: say how much is too much."],
    keyboard: "Enter begins a new line; in a conversation it sends (data-enter-sends).",
    name: "The label of its Field. The counter is not read while one types.",
  }),
);
