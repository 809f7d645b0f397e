import { expect, within } from "storybook/test";
import preview from "../../../.storybook/preview";
import { jobs, people, site } from "../../../tests/mocks/outcomes";
import { has } from "../../plays";
import { english, mobile, opens, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/klusjesman-amsterdam" } });
const HEADING = "Vind snel een klusjesman in Amsterdam";

export const Default = meta.story({
  async play({ canvas }) {
    await opens(HEADING)({ canvas });
    const page = within(canvas.getByRole("main"));
    await expect(page.getByRole("link", { name: "Plaats je klus" })).toHaveAttribute("href", "/post-job");
    await expect(page.getByRole("link", { name: "Bekijk klussen" })).toHaveAttribute(
      "href",
      "/browse-tasks?zipcode=1012&distance=10",
    );
    for (const name of ["Altijd dichtbij", "Supersnel geplaatst", "Betaalbaar", "Veilig"]) {
      await expect(canvas.getByRole("heading", { level: 3, name })).toBeVisible();
    }
    await expect(canvas.getByRole("link", { name: /^6 open klussen binnen 10 km$/ })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /klussers? binnen/ })).toBeNull();
    await expect(canvas.getAllByText(/servicekosten/)).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "Plaats je eerste klus in Amsterdam" })).toBeVisible();
  },
});

/** Fewer than five are not counted. */
export const FiveHelpers = meta.story({
  args: { outcomes: [people.found([], 5)] },
  play: has("link", /^5 klussers binnen 10 km$/),
});

export const PaidDirectly = meta.story({
  args: { outcomes: [site.paysDirectly] },
  async play(story) {
    await says("Je betaalt pas als het werk naar je zin is.")(story);
    await expect(story.canvas.queryByText(/servicekosten/)).toBeNull();
  },
});

export const Quiet = meta.story({
  args: { outcomes: [jobs.none, people.found([])] },
  async play({ canvas }) {
    await opens(HEADING)({ canvas });
    await expect(canvas.queryByText(/binnen 10 km/)).toBeNull();
    await expect(canvas.queryByText("Open klussen rond Amsterdam")).toBeNull();
  },
});

export const Offline = meta.story({
  args: { outcomes: [jobs.offline, people.offline] },
  play: opens(HEADING),
});

export const Rotterdam = meta.story({
  args: { at: "/klusjesman-rotterdam" },
  play: opens("Vind snel een klusjesman in Rotterdam"),
});
export const DenHaag = meta.story({
  args: { at: "/klusjesman-den-haag" },
  play: opens("Vind snel een klusjesman in Den Haag"),
});
export const Utrecht = meta.story({
  args: { at: "/klusjesman-utrecht" },
  play: opens("Vind snel een klusjesman in Utrecht"),
});
export const Almere = meta.story({
  args: { at: "/klusjesman-almere" },
  play: opens("Vind snel een klusjesman in Almere"),
});
export const Haarlem = meta.story({
  args: { at: "/klusjesman-haarlem" },
  play: opens("Vind snel een klusjesman in Haarlem"),
});
export const Amersfoort = meta.story({
  args: { at: "/klusjesman-amersfoort" },
  play: opens("Vind snel een klusjesman in Amersfoort"),
});
export const Zaanstad = meta.story({
  args: { at: "/klusjesman-zaanstad" },
  play: opens("Vind snel een klusjesman in Zaanstad"),
});
export const Leiden = meta.story({
  args: { at: "/klusjesman-leiden" },
  play: opens("Vind snel een klusjesman in Leiden"),
});
export const NotFound = meta.story({
  args: { at: "/klusjesman-roermond" },
  play: opens("Deze pagina is er niet"),
});
export const English = meta.story({
  ...english,
  args: { at: "/klusjesman-den-haag" },
  play: opens("Find a handyman in The Hague fast"),
});
export const Mobile = meta.story({ ...mobile, play: opens(HEADING) });
