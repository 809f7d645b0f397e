import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aViewer } from "../../../tests/mocks/factories/person";
import { aSavedSearch } from "../../../tests/mocks/factories/saved-search";
import { searches } from "../../../tests/mocks/outcomes-profile";
import { english, isRefused, isWrong, mobile, opens, petra, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/profile/1/searches", viewer: petra } });
const saving = {
  outcomes: [searches.none],
  at: "/browse-tasks/bewaren?search=kraan&categories=10&zipcode=1012AB&distance=10&price=25",
};
const anything = { search: null, categories: [], zipcode: null, distance: null, price: null };

export const Default = meta.story({
  async play(story) {
    await says("binnen 10 km van 1012 AB")(story);
    await says("Je krijgt bericht per mail en met een melding op de apparaten waarop je meldingen aan hebt staan.")(
      story,
    );
    await expect(story.canvas.getByRole("link", { name: "RSS van Kranen om de hoek" })).toBeVisible();
  },
});

export const Unnamed = meta.story({
  args: {
    viewer: aViewer({ zipcode: "1071AB" }),
    outcomes: [
      searches.are([
        aSavedSearch({ id: 92, name: null, alerts: ["mail"] }),
        aSavedSearch({ id: 93, name: null, alerts: [], filters: anything }),
      ]),
    ],
  },
  async play(story) {
    const link = await story.canvas.findByRole("link", { name: "Elke nieuwe klus" });
    await expect(link.getAttribute("href")).toMatch(/^\/browse-tasks\?zipcode=(&|$)/);
    await says("Over deze zoekopdracht krijg je geen bericht.")(story);
  },
});

export const MailIsOff = meta.story({
  args: { viewer: aViewer({ notification_settings: { ...aViewer().notification_settings, email: false } }) },
  async play(story) {
    await says("Je krijgt bericht met een melding op de apparaten waarop je meldingen aan hebt staan.")(story);
    await says("Mail over klussen staat uit.")(story);
    await press(story, "link", "Zet het aan");
    await opens("Meldingen instellen")(story);
  },
});

export const Removed = meta.story({
  async play(story) {
    await press(story, "button", "Verwijderen: Kranen om de hoek");
    await says("De zoekopdracht is verwijderd.")(story);
  },
});

export const RemovedMeanwhile = meta.story({
  args: { outcomes: [searches.removedMeanwhile] },
  async play(story) {
    await press(story, "button", "Verwijderen: Kranen om de hoek");
    await says("De zoekopdracht is verwijderd.")(story);
  },
});

export const Empty = meta.story({
  args: { outcomes: [searches.none] },
  play: says("Nog geen zoekopdrachten bewaard"),
});

export const LongText = meta.story({
  args: {
    outcomes: [
      searches.are([
        aSavedSearch({
          name: "x".repeat(60),
          filters: {
            ...anything,
            search: "Wolfeschlegelsteinhausenbergerdorff".repeat(2),
            categories: [1, 2, 3, 4, 5, 6, 7],
          },
        }),
      ]),
    ],
  },
  play: opens("Bewaarde zoekopdrachten"),
});

export const Save = meta.story({
  args: saving,
  async play(story) {
    await opens("Zoekopdracht bewaren")(story);
    await says("Loodgieter")(story);
    await expect(story.canvas.getByRole("checkbox", { name: "Per e-mail" })).toBeChecked();
  },
});

export const Saved = meta.story({
  args: saving,
  async play(story) {
    await press(story, "button", "Bewaar zoekopdracht");
    await says("Bewaard. Je krijgt bericht als er een klus bij komt.")(story);
  },
});

export const Invalid = meta.story({
  args: saving,
  async play(story) {
    await press(story, "checkbox", "Per e-mail");
    await send(story, { Naam: "x".repeat(61) }, "Bewaar zoekopdracht");
    await isWrong(story, "Naam", "Maximaal 60 tekens.");
    await expect(story.canvas.getByRole("checkbox", { name: "Per e-mail" })).not.toBeChecked();
  },
});

export const TooMany = meta.story({
  args: { ...saving, outcomes: [searches.none, searches.tooMany] },
  async play(story) {
    await press(story, "button", "Bewaar zoekopdracht");
    await isRefused(story, "Er klopt nog iets niet");
  },
});

export const Offline = meta.story({
  args: { ...saving, outcomes: [searches.none, searches.offline] },
  async play(story) {
    await press(story, "button", "Bewaar zoekopdracht");
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
  },
});

export const FromTheList = meta.story({
  args: { at: "/browse-tasks?search=kraan" },
  async play(story) {
    await press(story, "link", "Bewaar deze zoekopdracht");
    await opens("Zoekopdracht bewaren")(story);
  },
});

export const AsVisitor = meta.story({ args: { ...saving, viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, args: saving, play: opens("Save this search") });
export const Mobile = meta.story({ ...mobile, play: opens("Bewaarde zoekopdrachten") });
