import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { job, site } from "../../../tests/mocks/outcomes";
import { english, hassan, mobile, opens, petra, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/bedankt.html?task=12", viewer: petra } });
const HEADING = "Je klus is geplaatst!";

export const Default = meta.story({
  async play(story) {
    await opens(HEADING)(story);
    await expect(story.canvas.getByRole("link", { name: "Bekijk je klus" })).toHaveAttribute("href", "/task/12");
    const ask = story.canvas.getByRole("link", { name: "Vraag zelf een klusser" });
    await expect(ask).toHaveAttribute("href", expect.stringMatching(/^\/helpers\?category=\d+&zipcode=1012/));
    await says("1 klusser binnen 25 km doet dit werk.")(story);
  },
});

export const NotSaved = meta.story({
  args: { at: "/bedankt.html?task=12&gewijzigd" },
  async play(story) {
    await opens("Je klus was al geplaatst")(story);
    const change = story.canvas.getByRole("link", { name: "Klus aanpassen" });
    await expect(change).toHaveAttribute("href", "/task/12/bewerken");
  },
});

export const PaidDirectly = meta.story({ args: { outcomes: [site.paysDirectly] }, play: opens(HEADING) });
export const Forbidden = meta.story({ args: { viewer: hassan }, play: opens("Deze pagina is er niet") });
export const NotFound = meta.story({ args: { outcomes: [job.notFound] }, play: opens("Deze pagina is er niet") });
export const Deleted = meta.story({ args: { outcomes: [job.deleted] }, play: opens("Dit is verwijderd") });
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: says("job") });
export const Mobile = meta.story({ ...mobile, play: opens(HEADING) });
