import preview from "../../../.storybook/preview";
import { aBid } from "../../../tests/mocks/factories/bid";
import { job } from "../../../tests/mocks/outcomes";
import { english, hassan, isRefused, opens, petra, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/task/12/actie/delete", viewer: petra } });

export const Default = meta.story({ play: opens("Deze klus verwijderen?") });
export const Solve = meta.story({ args: { at: "/task/12/actie/solve" }, play: opens("Deze klus afronden?") });
export const Reserve = meta.story({ args: { at: "/task/12/actie/reserve" }, play: opens("Deze klus reserveren?") });
export const Renew = meta.story({ args: { at: "/task/12/actie/renew" }, play: opens("Nog 30 dagen open laten?") });

export const Reopen = meta.story({
  args: { at: "/task/12/actie/cancel", outcomes: [job.is({ status: "reserved" })] },
  play: opens("Deze klus weer openzetten?"),
});

export const AsHelper = meta.story({
  args: {
    at: "/task/12/actie/done",
    viewer: hassan,
    outcomes: [job.is({ status: "reserved", bids: [aBid({ status: "accepted" })] })],
  },
  play: opens("Is het werk klaar?"),
});

export const NotNow = meta.story({
  args: { outcomes: [job.is({ status: "solved" })], at: "/task/12/actie/renew" },
  play: says("Dat kan nu niet meer: er is intussen iets veranderd. Ververs de pagina."),
});

export const Refused = meta.story({
  args: { outcomes: [job.cannotNow] },
  async play(story) {
    await press(story, "button", "Ja, verwijder klus");
    await isRefused(story, "Dat is niet gelukt");
  },
});

export const Done = meta.story({
  args: { at: "/task/12/actie/renew" },
  async play(story) {
    await press(story, "button", "Ja, nog 30 dagen");
    await says("Je klus staat weer 30 dagen open.")(story);
  },
});

export const Forbidden = meta.story({ args: { viewer: hassan }, play: opens("Hier heb je geen toegang toe") });
export const NotFound = meta.story({ args: { at: "/task/12/actie/verkopen" }, play: opens("Klus niet gevonden") });
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: says("The job disappears for everyone") });
