import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { english, mobile, opens, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/redirect?page=job&id=12" } });
const HEADING = "Deze link is voor de Buurklusser-app";

export const Default = meta.story({
  async play(story) {
    await opens(HEADING)(story);
    const { canvas } = story;
    await expect(canvas.getByRole("link", { name: "Verder op het web" })).toHaveAttribute("href", "/task/12");
    await expect(canvas.getByRole("link", { name: "Open in de app" })).toHaveAttribute(
      "href",
      "buurklusser://job?id=12",
    );
    await expect(canvas.getByRole("link", { name: "Download voor iPhone" })).toBeVisible();
  },
});

export const UnknownPage = meta.story({
  args: { at: "/redirect?page=iets" },
  async play(story) {
    await opens(HEADING)(story);
    await expect(story.canvas.getByRole("link", { name: "Verder op het web" })).toHaveAttribute("href", "/");
  },
});

export const NoPage = meta.story({
  args: { at: "/redirect" },
  play: opens("Hulp van om de hoek, voor elke klus"),
});

export const English = meta.story({ ...english, play: opens("This link is for the Buurklusser app") });
export const Mobile = meta.story({ ...mobile, play: opens(HEADING) });
