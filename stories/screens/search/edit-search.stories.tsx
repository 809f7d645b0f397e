import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aSavedSearch } from "../../../tests/mocks/factories/saved-search";
import { searches } from "../../../tests/mocks/outcomes-profile";
import { english, isRefused, isWrong, mobile, opens, petra, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/profile/1/searches/91/bewerken", viewer: petra } });
const SUBMIT = "Zoekopdracht opslaan";

export const Default = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByLabelText("Wat zoek je?")).toHaveValue("kraan");
    await expect(canvas.getByRole("checkbox", { name: "Loodgieter" })).toBeChecked();
    await expect(canvas.getByLabelText("Afstand")).toHaveValue("10");
    await expect(canvas.getByRole("checkbox", { name: "Per e-mail" })).toBeChecked();
    await expect(canvas.getByRole("link", { name: /\/api\/job\/feed\// })).toBeVisible();
  },
});

export const FromTheList = meta.story({
  args: { at: "/profile/1/searches" },
  async play(story) {
    await press(story, "link", "Bewerken: Kranen om de hoek");
    await opens("Zoekopdracht bewerken")(story);
  },
});

export const Saved = meta.story({
  async play(story) {
    await send(story, { Naam: "Kranen", Postcode: "1071 ab", Afstand: "5" }, SUBMIT);
    await says("Zoekopdracht opgeslagen.")(story);
    await opens("Bewaarde zoekopdrachten")(story);
  },
});

export const Invalid = meta.story({
  async play(story) {
    await press(story, "checkbox", "Per e-mail");
    await send(story, { Postcode: "12", Afstand: "400", "Budget vanaf": "veel" }, SUBMIT);
    await isRefused(story, "Er kloppen nog 3 dingen niet");
    await isWrong(story, "Postcode", "Vul een postcode in, zoals 1012AB of 1012.");
    await isWrong(story, "Budget vanaf", "Vul een geldig bedrag in, zoals 12,50.");
    await expect(story.canvas.getByRole("checkbox", { name: "Per e-mail" })).not.toBeChecked();
    await expect(story.canvas.getByRole("checkbox", { name: "Loodgieter" })).toBeChecked();
  },
});

export const ZipcodeUnknown = meta.story({
  args: { outcomes: [searches.zipcodeUnknown] },
  async play(story) {
    await send(story, { Postcode: "1234AB" }, SUBMIT);
    await isWrong(story, "Postcode", "Deze postcode bestaat niet.");
  },
});

export const Anything = meta.story({
  args: {
    outcomes: [
      searches.are([
        aSavedSearch({
          name: null,
          alerts: [],
          filters: { search: null, categories: [], zipcode: null, distance: null, price: null },
        }),
      ]),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText("Wat zoek je?")).toHaveValue("");
    await expect(canvas.getByRole("checkbox", { name: "Per e-mail" })).not.toBeChecked();
  },
});

export const Offline = meta.story({
  args: { outcomes: [searches.changing.offline] },
  async play(story) {
    await send(story, {}, SUBMIT);
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
  },
});

export const NotFound = meta.story({
  args: { at: "/profile/1/searches/999/bewerken" },
  play: opens("Deze pagina is er niet"),
});
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: opens("Edit this search") });
export const Mobile = meta.story({ ...mobile, play: opens("Zoekopdracht bewerken") });
