import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { dealOf } from "../../../tests/mocks/deals";
import { job } from "../../../tests/mocks/outcomes";
import { addressing } from "../../../tests/mocks/refused";
import { english, hassan, isRefused, isWrong, mobile, opens, petra, press, says, screen, send } from "../../screen";

const deal = job.is({ ...dealOf(null), location_details: null });
const meta = preview.meta({ ...screen, args: { at: "/task/12/adres", viewer: petra, outcomes: [deal] } });

const LABEL = "Adres en toegang";
const SUBMIT = "Adres opslaan";

export const Default = meta.story({ play: says("Hassan B. ziet nu 1012 AB Amsterdam.") });

export const Saved = meta.story({
  async play(story) {
    await send(story, { [LABEL]: "Damrak 1" }, SUBMIT);
    await says("Het adres staat bij de klus.")(story);
  },
});

export const Invalid = meta.story({
  async play(story) {
    await press(story, "button", SUBMIT);
    await isWrong(story, LABEL, "Vul het adres in.");
  },
});

export const TooLate = meta.story({
  args: { outcomes: [deal, addressing.tooLate] },
  async play(story) {
    await send(story, { [LABEL]: "Damrak 1" }, SUBMIT);
    await isRefused(story, "Dat kan nu niet");
    await expect(story.canvas.getByLabelText(LABEL)).toHaveValue("Damrak 1");
  },
});

export const Closed = meta.story({
  args: { outcomes: [job.is({ ...dealOf(null), status: "solved" })] },
  play: says("Bij deze klus kun je geen adres meer geven."),
});

export const AsHelper = meta.story({ args: { viewer: hassan }, play: opens("Klus niet gevonden") });
export const English = meta.story({ ...english, play: opens("Address of the job") });
export const Mobile = meta.story({ ...mobile, play: opens("Adres van de klus") });
export const NotFound = meta.story({ args: { outcomes: [job.notFound] }, play: opens("Klus niet gevonden") });
export const Deleted = meta.story({ args: { outcomes: [job.deleted] }, play: opens("Deze klus is verwijderd") });
