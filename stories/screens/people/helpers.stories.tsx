import { expect, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aPerson } from "../../../tests/mocks/factories/profile";
import { people } from "../../../tests/mocks/outcomes";
import { english, isRefused, isWrong, mobile, opens, petra, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/helpers?zipcode=1012AB" } });

export const Default = meta.story({
  async play(story) {
    await opens("Klussers in de buurt")(story);
    await says("1 klusser gevonden")(story);
    await expect(story.canvas.getByRole("link", { name: "Hassan B." })).toHaveAttribute("href", "/helper/2");
    await expect(story.canvas.getByRole("link", { name: "Dichtbij" })).toHaveAttribute("aria-current", "true");
  },
});

export const WithoutPostcode = meta.story({
  args: { at: "/helpers" },
  async play(story) {
    await says("Vul je postcode in om te zien wie dichtbij woont")(story);
    await expect(story.canvas.getByRole("link", { name: "Best beoordeeld" })).toHaveAttribute("aria-current", "true");
  },
});

export const AsPlacer = meta.story({
  args: { at: "/helpers", viewer: petra },
  play: says("binnen 25 km van 1012 AB"),
});

export const BestRated = meta.story({
  args: { at: "/helpers?zipcode=1012AB&sort=rating" },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText("Waarom deze volgorde?"));
    await says("Dit zijn de 400 klussers die het dichtstbij wonen.")(story);
  },
});

export const Filtered = meta.story({
  async play(story) {
    await send(story, { "Naam of vak": "schilder" }, "Toon klussers");
    await expect(await story.canvas.findByText("Filters (2 actief)")).toBeInTheDocument();
    await press(story, "link", "Wis filters");
    await waitFor(() => expect(story.canvas.getByLabelText("Naam of vak")).toHaveValue(""));
  },
});

export const ManyPages = meta.story({
  args: {
    at: "/helpers?page=3",
    outcomes: [
      people.found(
        Array.from({ length: 20 }, (_, at) => aPerson({ id: 20 + at })),
        95,
      ),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Pagina 3" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Pagina 5" })).toHaveAttribute("href", "/helpers?page=5");
  },
});

export const Empty = meta.story({
  args: { at: "/helpers", outcomes: [people.found([])] },
  play: says("Er zijn nog geen klussers"),
});

export const NothingFound = meta.story({
  args: { outcomes: [people.found([])] },
  play: says("Niemand gevonden met deze filters"),
});

export const BeyondTheEnd = meta.story({
  args: { at: "/helpers?page=9", outcomes: [people.found([], 3)] },
  play: says("Er zijn niet meer pagina’s"),
});

export const Invalid = meta.story({
  args: { at: "/helpers?zipcode=9999SS", outcomes: [people.zipcodeUnknown] },
  async play(story) {
    await isRefused(story, "Er klopt nog iets niet");
    await isWrong(story, "Postcode", "Deze postcode bestaat niet.");
  },
});

export const Offline = meta.story({
  args: { outcomes: [people.offline] },
  play: opens("We zijn even niet bereikbaar"),
});
export const English = meta.story({ ...english, play: opens("Helpers near you") });
export const Mobile = meta.story({
  ...mobile,
  args: { viewer: petra },
  async play({ canvas }) {
    const tabs = await canvas.findByRole("navigation", { name: "Snelmenu" });
    await expect(tabs.querySelector("[aria-current=page]")).toHaveTextContent("Klussers");
  },
});
