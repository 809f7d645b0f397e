import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { letter } from "../../../tests/mocks/site";
import { english, hassan, isRefused, isWrong, mobile, opens, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/partner" } });
const LETTER = {
  Naam: "Joke de Wit",
  "E-mail": "joke@example.test",
  Bedrijfsnaam: "Buurtkrant",
  "Je bericht": "Wij hebben 4.000 lezers.",
};
const SEND = "Verstuur aanvraag";

export const Default = meta.story({ play: opens("Partner worden") });

export const AsHelper = meta.story({
  args: { viewer: hassan },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText("E-mail")).toHaveValue(hassan.email);
  },
});

export const Invalid = meta.story({
  async play(story) {
    await press(story, "button", SEND);
    await isWrong(story, "Naam", "Vul je naam in");
    await isWrong(story, "Bedrijfsnaam", "Vul je bedrijfsnaam in.");
    await isWrong(story, "Je bericht", "Schrijf hier je bericht.");
    await isWrong(story, "E-mail", "E-mail is verplicht");
  },
});

export const WrongAddress = meta.story({
  async play(story) {
    await send(story, { ...LETTER, "E-mail": "joke" }, SEND);
    await isWrong(story, "E-mail", "Ongeldig e-mailadres");
    for (const label of ["Naam", "Bedrijfsnaam", "Je bericht"] as const)
      await expect(story.canvas.getByLabelText(label)).toHaveValue(LETTER[label]);
  },
});

export const Submitting = meta.story({
  args: { outcomes: [letter.waits] },
  async play(story) {
    await send(story, LETTER, SEND);
    await expect(await story.canvas.findByRole("button", { name: "Versturen…" })).toBeVisible();
  },
});

export const Sent = meta.story({
  async play(story) {
    await send(story, LETTER, SEND);
    await says("Bericht verzonden!")(story);
    await expect(story.canvas.getByLabelText("Bedrijfsnaam")).toHaveValue("");
  },
});

export const TooOften = meta.story({
  args: { outcomes: [letter.tooOften] },
  async play(story) {
    await send(story, LETTER, SEND);
    await isRefused(story, "Probeer het over een uur opnieuw");
    await expect(story.canvas.getByLabelText("Je bericht")).toHaveValue(LETTER["Je bericht"]);
  },
});

export const Offline = meta.story({
  args: { outcomes: [letter.offline] },
  async play(story) {
    await send(story, LETTER, SEND);
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
  },
});

export const English = meta.story({ ...english, play: opens("Become a partner") });
export const Mobile = meta.story({ ...mobile, play: opens("Partner worden") });
