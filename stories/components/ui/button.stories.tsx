import { expect } from "storybook/test";
import { Button } from "~/components/ui/button";
import preview from "../../../.storybook/preview";
import { has } from "../../plays";
import { guide } from "../guide";
import { onPaper } from "../inside";

/** A native button: it submits its form or acts on this page. Use a link to open another page. */
const meta = preview.meta({
  ...onPaper,
  component: Button,
  tags: ["autodocs"],
  args: { children: "Plaats je klus" },
  argTypes: { variant: { control: "select", options: ["primary", "secondary", "quiet", "danger"] } },
});

export const Primary = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("button", { name: "Plaats je klus" }).offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
export const Secondary = meta.story({
  args: { variant: "secondary", children: "Bewaar voor later" },
  play: has("button", "Bewaar voor later"),
});
export const Quiet = meta.story({ args: { variant: "quiet", children: "Niet nu" }, play: has("button", "Niet nu") });
export const Danger = meta.story({
  args: { variant: "danger", children: "Klus verwijderen" },
  play: has("button", "Klus verwijderen"),
});

export const Disabled = meta.story({
  args: { disabled: true },
  async play({ canvas }) {
    await expect(canvas.getByRole("button", { name: "Plaats je klus" })).toBeDisabled();
  },
});

export const Pending = meta.story({
  args: { children: "Klus plaatsen…", "data-pending": "" },
  play: has("button", "Klus plaatsen…"),
});

export const Guide = meta.story(
  guide({
    file: "ui/button.tsx",
    does: [
      { show: <Button>Doe een bod</Button>, text: "Say with a verb what will happen." },
      "Use one primary button on a screen; all else is secondary or quiet.",
      "Give a button that sends a form its pendingText.",
    ],
    donts: [
      { show: <Button variant="secondary">Verzenden</Button>, text: "Don’t use a word that fits any form." },
      "Don’t disable a button until the form is right: let people send it, and tell them what is missing.",
      "Don’t use a button to go to another page; that is ButtonLink.",
    ],
    keyboard: "Enter and space press it. In a form of one line Enter presses the first submit button.",
    name: "Its own words. A button with only a drawing gets an aria-label that says the same.",
  }),
);
