import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aPhoto } from "../../../tests/mocks/factories/job";
import { job } from "../../../tests/mocks/outcomes";
import { english, hassan, isRefused, isWrong, mobile, opens, petra, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/task/12/bewerken", viewer: petra } });
const SAVE = "Wijzigingen opslaan";

export const Default = meta.story({ play: opens("Klus aanpassen") });

export const WithPhotos = meta.story({
  args: { outcomes: [job.is({ image: [aPhoto(), aPhoto({ id: 2 })] })] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Foto 2 naar voren" })).toBeVisible();
  },
});

export const Invalid = meta.story({
  async play(story) {
    await send(story, { Titel: "", Budget: "veel" }, SAVE);
    await isRefused(story, "Er kloppen nog 2 dingen niet");
    await isWrong(story, "Titel", "Vul een titel in, zoals ‘Kraan vervangen’.");
    await isWrong(story, "Budget", "Vul een geldig bedrag in, zoals 12,50.");
  },
});

export const Unsent = meta.story({
  args: {
    at: "/task/12/bewerken?unsent",
    drafts: { unsent: { path: "/task/12/bewerken", form: "job", fields: { title: "Kraan en", budget: "veel" } } },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("textbox", { name: "Titel" })).toHaveValue("Kraan en");
    await expect(canvas.getByRole("textbox", { name: /Budget/ })).toHaveValue("veel");
    await expect(canvas.getByRole("textbox", { name: /Budget/ })).not.toBeInvalid();
  },
});

export const Offline = meta.story({
  args: { outcomes: [job.changing.offline] },
  async play(story) {
    await send(story, { Titel: "Kraan vervangen" }, SAVE);
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
  },
});

export const Saved = meta.story({
  async play(story) {
    await send(story, { Titel: "Kraan vervangen" }, SAVE);
    await says("Je klus is aangepast.")(story);
  },
});

export const Closed = meta.story({
  args: { outcomes: [job.is({ status: "reserved" })] },
  play: says("Deze klus staat niet meer open. Aanpassen kan alleen bij een open klus."),
});

export const Forbidden = meta.story({ args: { viewer: hassan }, play: opens("Hier heb je geen toegang toe") });
export const NotFound = meta.story({ args: { outcomes: [job.notFound] }, play: opens("Klus niet gevonden") });
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: opens("Edit job") });
export const Mobile = meta.story({ ...mobile, play: opens("Klus aanpassen") });
