import { expect } from "storybook/test";
import { ErrorSummary } from "~/components/ui/error-summary";
import { Field } from "~/components/ui/field";
import { Input } from "~/components/ui/input";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

const REQUIRED = "Dit veld is verplicht.";

/** Above an invalid form: number of errors, with a link to each field. */
const meta = preview.meta({
  ...acrossPaper,
  component: ErrorSummary,
  tags: ["autodocs"],
  args: { errors: [{ id: "email", text: "Ongeldig e-mailadres" }] },
  render: (args) => (
    <div className="grid gap-5">
      <ErrorSummary {...args} />
      <Field id="email" name="email" label="E-mail" errors={["Ongeldig e-mailadres"]}>
        {(control) => <Input {...control} type="email" />}
      </Field>
      <Field id="title" name="title" label="Titel">
        {(control) => <Input {...control} />}
      </Field>
    </div>
  ),
});

export const One = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Ongeldig e-mailadres" })).toHaveAttribute("href", "#email");
  },
});

export const Several = meta.story({
  args: {
    errors: [
      { id: "email", text: "Ongeldig e-mailadres" },
      { id: "title", field: "title", text: REQUIRED },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: /^Titel.*: Dit veld is verplicht\.$/ })).toBeVisible();
  },
});

export const None = meta.story({
  args: { errors: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/error-summary.tsx",
    does: [
      "Show it above every form that was refused, also for one fault.",
      "Let FormErrors make it: it knows the fields.",
    ],
    donts: ["Don’t say something else here than beside the field.", "Don’t list a field twice."],
    keyboard: "It takes the focus when the page opens; each link moves it to the field.",
    name: "An alert whose heading counts the faults.",
  }),
);
