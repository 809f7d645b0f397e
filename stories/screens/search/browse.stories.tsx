import { expect, within } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aJob, anOtherJob, aPhoto } from "../../../tests/mocks/factories/job";
import { many } from "../../../tests/mocks/factories/page";
import { jobs } from "../../../tests/mocks/outcomes";
import { english, hassan, isWrong, mobile, opens, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/browse-tasks" } });
const HEADING = "Klussen in de buurt";

export const Default = meta.story({
  async play(story) {
    await says("6 klussen gevonden")(story);
    const { canvas } = story;
    await expect(canvas.getByRole("link", { name: "Nieuw", current: true })).toBeVisible();
    for (const name of ["Dichtbij", /^Vul je postcode in/]) {
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", "#zipcode");
    }
    const options = within(canvas.getByLabelText("Categorie")).getAllByRole("option");
    await expect(options.at(-1)).toHaveTextContent(/^Overig$/);
    await expect(options.filter((option) => option.querySelector("svg"))).toHaveLength(options.length - 1);
  },
});

export const ManyPages = meta.story({
  args: {
    at: "/browse-tasks/3",
    outcomes: [
      jobs.found(
        many(20, ({ id = 1 }) => anOtherJob(id + 1)),
        812,
      ),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Pagina 3", current: "page" })).toBeVisible();
  },
});

export const Empty = meta.story({ args: { outcomes: [jobs.none] }, play: says("Er zijn nu geen klussen") });

export const NothingFound = meta.story({
  args: { at: "/browse-tasks?search=orgelpijp", outcomes: [jobs.none] },
  play: says("Geen klussen gevonden"),
});

export const Misspelt = meta.story({
  args: { at: "/browse-tasks?search=stukafoor", outcomes: [jobs.none] },
  async play(story) {
    await expect(await story.canvas.findByRole("link", { name: "‘stukadoor’" })).toBeVisible();
    await expect(story.canvas.getByRole("link", { name: "Handig" })).toBeVisible();
  },
});

export const Loading = meta.story({
  async play(story) {
    await opens(HEADING)(story);
    story.msw.use(jobs.waits);
    await press(story, "link", "Best beoordeeld");
    await says("6 klussen gevonden")(story);
  },
});

export const Invalid = meta.story({
  args: { at: "/browse-tasks?zipcode=99", outcomes: [jobs.zipcodeUnknown] },
  async play(story) {
    await says("We hebben nog niet gezocht")(story);
    await isWrong(story, "Postcode", "Deze postcode bestaat niet.");
  },
});

export const Failed = meta.story({ args: { outcomes: [jobs.failed] }, play: opens("Er ging iets mis bij ons") });
export const Offline = meta.story({ args: { outcomes: [jobs.offline] }, play: opens("We zijn even niet bereikbaar") });
export const NotFound = meta.story({ args: { at: "/browse-tasks/nul" }, play: opens("Deze pagina is er niet") });

export const AsHelper = meta.story({
  args: { viewer: hassan },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText("Postcode")).toHaveValue("1071AB");
  },
});

export const LongText = meta.story({
  args: {
    outcomes: [
      jobs.found([
        aJob({
          title: "Regenwaterafvoerpijpbevestigingsbeugels vervangen",
          city: "Gasselterboerveenschemond",
          budget: "9999999.00",
          number_of_bids: 214,
          business_required: true,
          image: [aPhoto()],
        }),
      ]),
    ],
  },
  play: says("Regenwaterafvoerpijpbevestigingsbeugels vervangen"),
});

export const English = meta.story({ ...english, play: says("6 jobs found") });
export const Mobile = meta.story({ ...mobile, play: opens(HEADING) });
