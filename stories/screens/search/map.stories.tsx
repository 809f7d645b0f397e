import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { jobs } from "../../../tests/mocks/outcomes";
import { areas } from "../../../tests/mocks/places";
import { english, hassan, mobile, opens, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/browse-tasks?view=map" } });
const AREA = { name: "1012 Amsterdam: 12 klussen" };

export const Default = meta.story({
  async play(story) {
    await says("19 klussen gevonden")(story);
    const { canvas } = story;
    await expect(canvas.getByRole("link", { name: "Kaart", current: true })).toBeVisible();
    await expect(canvas.getByRole("link", AREA)).toHaveAttribute("href", "/browse-tasks?zip4=1012");
    const inList = canvas.getAllByRole("link", { name: /^\d{4} / }).map((link) => link.getAttribute("href"));
    const onMap = [...document.querySelectorAll("svg.map a")].map((link) => link.getAttribute("href"));
    await expect(onMap.toSorted()).toEqual(inList.toSorted());
  },
});

export const WalkedThrough = meta.story({
  args: { at: "/browse-tasks?categories=10" },
  async play(story) {
    await press(story, "link", "Kaart");
    await press(story, "link", AREA.name);
    await says("Alleen in postcodegebied 1012")(story);
    const { canvas } = story;
    await expect(canvas.getByLabelText("Categorie")).toHaveValue("10");
    await expect(canvas.getByRole("link", { name: "Toon alle gebieden" })).toHaveAttribute(
      "href",
      "/browse-tasks?categories=10",
    );
  },
});

export const OneArea = meta.story({ args: { outcomes: [areas.one] }, play: says("1 klus gevonden") });

export const TooMany = meta.story({
  args: { outcomes: [areas.many] },
  async play(story) {
    await says("Dit zijn de 60 gebieden met de meeste klussen.")(story);
    await expect(story.canvas.getAllByRole("link", { name: /^\d{4} / })).toHaveLength(60);
  },
});

export const Empty = meta.story({ args: { outcomes: [areas.none] }, play: says("Geen klussen op de kaart") });
export const Failed = meta.story({ args: { outcomes: [areas.failed] }, play: opens("Er ging iets mis bij ons") });
export const Offline = meta.story({ args: { outcomes: [areas.offline] }, play: opens("We zijn even niet bereikbaar") });
export const NoArea = meta.story({
  args: { at: "/browse-tasks?zip4=0&view=globe", outcomes: [jobs.none] },
  play: says("Er zijn nu geen klussen"),
});
export const NoneInArea = meta.story({
  args: { at: "/browse-tasks?zip4=1012", outcomes: [jobs.none] },
  async play(story) {
    await says("Alleen in postcodegebied 1012")(story);
    await says("Niets gevonden met deze filters")(story);
  },
});
export const AsHelper = meta.story({ args: { viewer: hassan }, play: says("binnen 25 km van 1071 AB") });
export const English = meta.story({ ...english, play: says("19 jobs found") });
export const Mobile = meta.story({ ...mobile, play: says("Waar de klussen zijn") });
