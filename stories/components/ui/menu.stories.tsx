import { expect, waitFor } from "storybook/test";
import { Menu } from "~/components/ui/menu";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { onPaper } from "../inside";
import "../../enhance";

/** Links and buttons that unfold: `details`, so it works without script. */
const meta = preview.meta({
  ...onPaper,
  component: Menu,
  tags: ["autodocs"],
  args: {
    trigger: "Beheer je klus",
    triggerClassName: "button button-secondary",
    children: (
      <a className="menu-item" href="/task/12/bewerken">
        Klus aanpassen
      </a>
    ),
  },
});

export const Closed = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText("Klus aanpassen")).not.toBeVisible();
  },
});
export const Opened = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText("Beheer je klus"));
    await waitFor(() => expect(canvas.getByRole("link", { name: "Klus aanpassen" })).toBeVisible());
  },
});
export const ClosedByEscape = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText("Beheer je klus"));
    await waitFor(() => expect(canvas.getByText("Klus aanpassen")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByText("Klus aanpassen")).not.toBeVisible());
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/menu.tsx",
    does: ["Put in it what is seldom needed: the main thing to do stays outside.", "Put what cannot be undone last."],
    donts: ["Don’t hide the only way to something in it.", "Don’t nest menus."],
    keyboard: "Enter or space opens and closes it, Escape closes it; Tab goes through its links.",
    name: "Its trigger’s words, or the label where the trigger is a drawing.",
  }),
);
