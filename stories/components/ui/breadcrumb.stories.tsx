import { expect } from "storybook/test";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import preview from "../../../.storybook/preview";
import { says } from "../../plays";
import { guide } from "../guide";
import { onPaper } from "../inside";

/** Links to the pages above. */
const meta = preview.meta({
  ...onPaper,
  component: Breadcrumb,
  tags: ["autodocs"],
  args: {
    label: "Waar je bent",
    trail: [
      { to: "/browse-tasks", text: "Klussen" },
      { to: "/category/loodgieter", text: "Loodgieter" },
    ],
    current: "Kraan vervangen",
  },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("navigation", { name: "Waar je bent" })).toBeVisible();
    await expect(canvas.getByText("Kraan vervangen")).toHaveAttribute("aria-current", "page");
  },
});
export const LongTitle = meta.story({
  args: { current: "Kastenwandmetschuifdeurenopmaatinelkaarzettenindegang" },
  play: says("Kastenwand"),
});

export const Guide = meta.story(
  guide({
    file: "ui/breadcrumb.tsx",
    does: ["Use it where a page lies in a section that people enter from outside, as a job in its category."],
    donts: ["Don’t use it for steps of a form: that is Steps.", "Don’t link the page one is on."],
    keyboard: "Tab goes from link to link.",
    name: "The navigation has the label it is given; the last entry is the current page.",
  }),
);
