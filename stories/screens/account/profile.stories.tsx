import preview from "../../../.storybook/preview";
import { aViewer } from "../../../tests/mocks/factories/person";
import { profile } from "../../../tests/mocks/outcomes";
import { english, hassan, isRefused, isWrong, mobile, opens, petra, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/profile/1", viewer: petra } });

export const Default = meta.story({ play: opens("Mijn profiel") });
export const AsHelper = meta.story({ args: { at: "/profile/2", viewer: hassan }, play: opens("Mijn profiel") });

export const Invalid = meta.story({
  async play(story) {
    await send(story, { Postcode: "12", IBAN: "NL00BANK0123456789" }, "Opslaan");
    await isRefused(story, "Er kloppen nog 2 dingen niet");
    await isWrong(story, "Postcode", "Vul een postcode in, zoals 1012AB of 1012.");
    await isWrong(story, "IBAN", "Dit IBAN klopt niet. Kijk het na: het lijkt op NL91 ABNA 0417 1643 00.");
  },
});

export const Saved = meta.story({
  async play(story) {
    await send(story, { Naam: "Petra Jansen" }, "Opslaan");
    await says("Profiel bijgewerkt")(story);
  },
});

export const Offline = meta.story({
  args: { outcomes: [profile.change.offline] },
  async play(story) {
    await send(story, { Naam: "Petra Jansen" }, "Opslaan");
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
  },
});

export const Forbidden = meta.story({
  args: { at: "/profile/2" },
  play: opens("Dag Petra, dit wacht op je"),
});

export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });

export const LongText = meta.story({
  args: {
    viewer: aViewer({
      name: "Wolfeschlegelsteinhausenbergerdorff-van der Heijden",
      bio: "Ik doe alles met mijn handen en praat graag. ".repeat(20),
      active_worker: true,
      categories: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    }),
  },
  play: opens("Mijn profiel"),
});

export const English = meta.story({ ...english, play: opens("My profile") });
export const Mobile = meta.story({ ...mobile, args: { at: "/profile/1?edit" }, play: opens("Mijn profiel") });

export const Short = meta.story({
  ...mobile,
  async play(story) {
    await opens("Petra de Vries")(story);
    await says("Gegevens wijzigen")(story);
  },
});
