import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { facts, inCategory } from "../../../tests/mocks/categories";
import { anOtherJob } from "../../../tests/mocks/factories/job";
import { many } from "../../../tests/mocks/factories/page";
import { jobs, people } from "../../../tests/mocks/outcomes";
import { english, isWrong, mobile, opens, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/category/tuinieren" } });
const HEADING = "Tuinklussen in jouw buurt";

export const Default = meta.story({
  async play(story) {
    await opens(HEADING)(story);
    for (const [term, figure] of [
      ["Open klussen", "128"],
      ["Gemiddeld budget", "€ 74"],
      ["Actieve klussers", "1.240"],
    ]) {
      const name = story.canvas.getByText(term ?? "").closest("dt");
      await expect(name?.nextElementSibling?.textContent?.replace(/\s/g, " ")).toBe(figure);
    }
    await expect(story.canvas.getByRole("link", { name: "Actieve klussers" })).toHaveAttribute(
      "href",
      "/helpers?category=5",
    );
    await expect(story.canvas.getByRole("link", { name: "Plaats een tuinklus" })).toHaveAttribute(
      "href",
      "/post-job?category=5",
    );
    await expect(story.canvas.getByRole("region", { name: "Klussers die dit doen" })).toBeVisible();
    await says("6 klussen gevonden")(story);
  },
});

export const NoFigures = meta.story({
  args: { outcomes: [facts.none] },
  async play({ canvas }) {
    await opens(HEADING)({ canvas });
    await expect(canvas.getAllByText("–")).toHaveLength(2);
  },
});

export const HelpersOffline = meta.story({
  args: { outcomes: [people.offline] },
  async play(story) {
    await says("6 klussen gevonden")(story);
    await expect(story.canvas.queryByRole("region", { name: "Klussers die dit doen" })).toBeNull();
  },
});

export const FiguresOffline = meta.story({
  args: { outcomes: [facts.offline] },
  async play(story) {
    await says("6 klussen gevonden")(story);
    await expect(story.canvas.getAllByText("–")).toHaveLength(3);
  },
});

export const Filtered = meta.story({
  args: { at: "/category/tuinieren?page=3" },
  async play(story) {
    await opens(HEADING)(story);
    story.msw.use(jobs.found([anOtherJob(2)]));
    await send(story, { "Wat zoek je?": "heg", Postcode: "1012 AB" }, "Toon klussen");
    await says("1 klus gevonden")(story);
    await expect(story.canvas.getByLabelText("Postcode")).toHaveValue("1012 AB");
    await expect(story.canvas.getByRole("link", { name: "Wis filters" })).toHaveAttribute(
      "href",
      "/category/tuinieren",
    );
  },
});

export const ManyPages = meta.story({
  args: {
    at: "/category/tuinieren?search=heg&page=3",
    outcomes: [
      jobs.found(
        many(20, ({ id = 1 }) => anOtherJob(id + 1)),
        812,
      ),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Pagina 3", current: "page" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Volgende" })).toHaveAttribute(
      "href",
      "/category/tuinieren?search=heg&page=4",
    );
  },
});

export const Empty = meta.story({ args: { outcomes: [jobs.none, facts.none] }, play: says("Er zijn nu geen klussen") });

export const NothingFound = meta.story({
  args: { at: "/category/tuinieren?search=orgelpijp", outcomes: [jobs.none] },
  play: says("Toon de klussen zonder ‘orgelpijp’"),
});

export const Invalid = meta.story({
  args: { at: "/category/tuinieren?zipcode=12&price=veel", outcomes: [inCategory.refused] },
  async play(story) {
    await says("We hebben nog niet gezocht")(story);
    await isWrong(story, "Postcode", "Vul een postcode in, zoals 1012AB of 1012.");
    const budget = story.canvas.getByRole("textbox", { name: "Budget vanaf" });
    await expect(budget).toHaveAccessibleDescription(expect.stringContaining("Vul een bedrag in, zoals 12,50."));
    await expect(story.canvas.getByLabelText("Postcode")).toHaveValue("12");
  },
});

export const NotFound = meta.story({ args: { at: "/category/ballet" }, play: opens("Deze pagina is er niet") });
export const Failed = meta.story({ args: { outcomes: [jobs.failed] }, play: opens("Er ging iets mis bij ons") });
export const Offline = meta.story({ args: { outcomes: [jobs.offline] }, play: opens("We zijn even niet bereikbaar") });
export const English = meta.story({ ...english, play: opens("Gardening jobs near you") });
export const Mobile = meta.story({ ...mobile, play: opens(HEADING) });
