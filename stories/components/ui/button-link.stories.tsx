import { expect } from "storybook/test";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import preview from "../../../.storybook/preview";
import { has } from "../../plays";
import { guide } from "../guide";
import { onPaper } from "../inside";

/** A link that looks like a button: it opens a page and changes nothing. */
const meta = preview.meta({
  ...onPaper,
  component: ButtonLink,
  tags: ["autodocs"],
  args: { to: "/post-job", children: "Plaats een klus" },
  argTypes: { variant: { control: "select", options: ["primary", "secondary", "quiet", "danger"] } },
});

export const Primary = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Plaats een klus" })).toHaveAttribute("href", "/post-job");
  },
});
export const Secondary = meta.story({
  args: { variant: "secondary", to: "/browse-tasks", children: "Bekijk klussen" },
  play: has("link", "Bekijk klussen"),
});

export const Guide = meta.story(
  guide({
    file: "ui/button-link.tsx",
    does: [
      { show: <ButtonLink to="/post-job">Plaats een klus</ButtonLink>, text: "Use it for the way to the next page." },
      "Use it where a deed has a page of its own that asks for confirmation.",
    ],
    donts: [
      {
        show: <Button>Plaats je klus</Button>,
        text: "Don’t use it for what changes something: that is a form with a Button.",
      },
      "Don’t put two of the same weight side by side.",
    ],
    keyboard: "Enter follows it. Space scrolls the page, as with every link.",
    name: "Its own words, which say where it leads.",
  }),
);
