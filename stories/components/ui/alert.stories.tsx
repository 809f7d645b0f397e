import { expect } from "storybook/test";
import { Alert } from "~/components/ui/alert";
import { ButtonLink } from "~/components/ui/button-link";
import preview from "../../../.storybook/preview";
import { has, says } from "../../plays";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** A message that the reader must know, in the flow of the page. */
const meta = preview.meta({
  ...acrossPaper,
  component: Alert,
  tags: ["autodocs"],
  args: { tone: "info" as const, children: "Voor deze klus is iemand gekozen." },
  argTypes: { tone: { control: "select", options: ["info", "success", "warning", "error"] } },
});

export const Info = meta.story({ play: says("Voor deze klus is iemand gekozen.") });
export const Success = meta.story({
  args: { tone: "success", title: "Deze klus is voor jou", children: "Klaar? Geef dat dan aan." },
  play: says("Deze klus is voor jou"),
});
export const WithAction = meta.story({
  args: {
    tone: "warning",
    title: "Vul eerst je IBAN in",
    children: undefined,
    action: <ButtonLink to="/profile/1">Naar je profiel</ButtonLink>,
  },
  play: has("link", "Naar je profiel"),
});

/** It answers an action of the reader, so a screen reader reads it at once. */
export const Live = meta.story({
  args: { tone: "error", title: "Dat ging niet door", children: "Probeer het later opnieuw.", live: true },
  async play({ canvas }) {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Dat ging niet door");
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/alert.tsx",
    does: [
      "Say what is so, and what can be done about it.",
      "Put it beside what it is about: above a form, below a heading.",
      "Make it live only when it came because of what the person just did.",
    ],
    donts: [
      "Don’t stack several. The most urgent one stands alone.",
      "Don’t use it for the faults of a form: those are ErrorSummary and the fields themselves.",
      "Don’t tell by colour what the words don’t.",
    ],
    keyboard: "Nothing to press but its action.",
    name: "None: it is text. Live ones have the role status, or alert when something went wrong.",
  }),
);
