import { expect, waitFor } from "storybook/test";
import { FlashMessages } from "~/components/ui/flash-messages";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { acrossPaper } from "../inside";
import "../../enhance";

/** The result of the last action: a toast. It disappears after a few seconds. */
const meta = preview.meta({
  ...acrossPaper,
  component: FlashMessages,
  tags: ["autodocs"],
  args: {
    dismissLabel: "Bericht sluiten",
    messages: [{ id: "1", tone: "success" as const, text: "Profiel bijgewerkt" }],
  },
});

export const Success = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("status")).toHaveTextContent("Profiel bijgewerkt");
  },
});
export const WentWrong = meta.story({
  args: { messages: [{ id: "2", tone: "error", text: "Dat kan nu niet." }] },
  async play({ canvas }) {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Dat kan nu niet.");
  },
});
export const Dismissed = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Bericht sluiten" }));
    await waitFor(() => expect(canvas.getByText("Profiel bijgewerkt")).not.toBeVisible());
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/flash-messages.tsx",
    does: ["Say in one short sentence what was done.", "Use it after a redirect: the next page shows that it worked."],
    donts: ["Don’t put anything in it that one must keep: it goes away.", "Don’t use it for faults of a form."],
    keyboard: "Tab reaches its close button; it stays as long as the focus is there.",
    name: "Faults come in a region that is an alert, all else in one that is a status.",
  }),
);
