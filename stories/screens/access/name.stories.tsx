import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aViewer } from "../../../tests/mocks/factories/person";
import { english, isRefused, isWrong, mobile, opens, petra, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/welkom?next=/browse-tasks", viewer: aViewer({ name: "" }) } });

export const Default = meta.story({
  async play(story) {
    await opens("Hoe heet je?")(story);
    await expect(story.canvas.getByRole("link", { name: "Sla over" })).toHaveAttribute("href", "/browse-tasks");
  },
});

export const Needed = meta.story({
  args: { at: "/welkom?next=/browse-tasks&nodig" },
  async play(story) {
    await says("Bij je klus, bod of vraag hoort een naam.")(story);
    await expect(story.canvas.queryByRole("link", { name: "Sla over" })).toBeNull();
  },
});

export const Invalid = meta.story({
  async play(story) {
    await send(story, { Naam: "" }, "Verder");
    await isRefused(story, "Er klopt nog iets niet");
    await isWrong(story, "Naam", "Vul je naam in");
  },
});

export const Saved = meta.story({
  async play(story) {
    await send(story, { Naam: "Sem de Boer" }, "Verder");
    await opens("Klussen in de buurt")(story);
  },
});

export const HasName = meta.story({ args: { viewer: petra }, play: opens("Klussen in de buurt") });
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: opens("What’s your name?") });
export const Mobile = meta.story({ ...mobile, play: opens("Hoe heet je?") });
