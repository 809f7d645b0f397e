import { expect } from "storybook/test";
import { TabLinks } from "~/components/ui/tab-links";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** Parts of one page, each with its own URL. */
const meta = preview.meta({
  ...acrossPaper,
  component: TabLinks,
  tags: ["autodocs"],
  args: {
    label: "Mijn account",
    tabs: [
      { to: "/profile/1", text: "Profiel", current: true },
      { to: "/profile/1/settings", text: "Instellingen", current: false },
    ],
  },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Profiel", current: "page" })).toBeVisible();
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/tab-links.tsx",
    does: ["Give each part an address.", "Use two to five short words."],
    donts: ["Don’t give it the roles of tabs: these are links, and go to pages."],
    keyboard: "Tab goes from link to link, Enter follows.",
    name: "A navigation with a label; the open part is aria-current.",
  }),
);
