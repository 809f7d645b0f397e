import { expect } from "storybook/test";
import { ClosedForm } from "~/components/ui/closed-form";
import type { Reply } from "~/forms/read-form";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

const WRITTEN = "Hij zit onder de gootsteen.\nDe sleutel ligt bij de buren.";

const result: Reply = {
  status: "error",
  error: { "": ["Hierop is al geantwoord."] },
  initialValue: { reply: WRITTEN },
};

/** Replaces a rejected form that the page no longer has. */
const meta = preview.meta({
  ...acrossPaper,
  component: ClosedForm,
  tags: ["autodocs"],
  args: { id: "reply-3", field: "reply", result },
});

export const Written = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Hierop is al geantwoord." })).toHaveAttribute("href", "#reply-3");
    await expect(canvas.getByText(/Hij zit onder de gootsteen\./)).toBeVisible();
  },
});

export const NothingWritten = meta.story({
  args: { field: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole("alert")).toBeVisible();
    await expect(canvas.queryByText("Dit schreef je:")).toBeNull();
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/closed-form.tsx",
    does: [
      "Show it where the form was, when what it was for cannot be done any more.",
      "Name the field that was written in.",
    ],
    donts: ["Don’t use it while the form is there: FormErrors says what is wrong with it."],
    keyboard: "Its alert takes the focus when the page opens.",
    name: "An alert whose heading counts the faults, with what was written below it.",
  }),
);
