import { expect } from "storybook/test";
import { Steps } from "~/components/ui/steps";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** Position in a form of several pages. */
const meta = preview.meta({
  ...acrossPaper,
  component: Steps,
  tags: ["autodocs"],
  args: {
    label: "Stap 2 van 4",
    current: 2,
    form: "job-location",
    steps: [
      { name: "Titel", intent: "step-1", done: true },
      { name: "Plaats" },
      { name: "Details" },
      { name: "Budget" },
    ],
  },
});

/** Earlier steps are buttons of the form, so they submit the typed values. */
export const WithinAForm = meta.story({
  render: (args) => (
    <>
      <Steps {...args} />
      <form id="job-location" aria-label="Plaats" />
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("button", { name: "Titel" })).toHaveAttribute("value", "step-1");
    await expect(canvas.getByText("Plaats").closest("li")).toHaveAttribute("aria-current", "step");
  },
});

export const EachKept = meta.story({
  args: {
    label: "Stap 2 van 2",
    form: undefined,
    steps: [{ name: "Over jou", to: "/profile/2/starten", done: true }, { name: "Geld" }],
  },
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Over jou" })).toBeVisible();
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/steps.tsx",
    does: [
      "Let people go back to a step without losing what they typed.",
      "Name steps by what is asked, not by numbers.",
    ],
    donts: ["Don’t use it for fewer than three pages.", "Don’t let people jump over a step that later ones need."],
    keyboard: "Tab reaches the steps that may be gone back to.",
    name: "A navigation called by where one is; the current step is aria-current.",
  }),
);
