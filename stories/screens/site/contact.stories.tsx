import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { letter } from "../../../tests/mocks/site";
import { english, isRefused, isWrong, mobile, opens, petra, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/contact" } });
const LETTER = { Naam: "Joke de Wit", "E-mail": "joke@example.test", "Je bericht": "Mijn klus is weg." };

type Story = Parameters<typeof press>[0];

async function write(story: Story, more: Partial<typeof LETTER> = {}) {
  await story.userEvent.selectOptions(await story.canvas.findByLabelText("Onderwerp"), "Probleem met een klus");
  await send(story, { ...LETTER, ...more }, "Verstuur bericht");
}

export const Default = meta.story({
  async play({ canvas }) {
    await opens("Contact")({ canvas });
    await expect(canvas.getByLabelText("Naam")).toHaveValue("");
    const [mail] = canvas.getAllByRole("link", { name: /^hallo@/ });
    await expect(mail).toHaveAttribute("href", expect.stringMatching(/^mailto:/));
  },
});

export const AsPlacer = meta.story({
  args: { viewer: petra },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText("Naam")).toHaveValue(petra.name);
    await expect(canvas.getByLabelText("E-mail")).toHaveValue(petra.email);
  },
});

export const Invalid = meta.story({
  async play(story) {
    await press(story, "button", "Verstuur bericht");
    await isWrong(story, "Naam", "Vul je naam in");
    await isWrong(story, "E-mail", "E-mail is verplicht");
    await isWrong(story, "Onderwerp", "Kies een onderwerp.");
    await isWrong(story, "Je bericht", "Schrijf hier je bericht.");
  },
});

export const WrongAddress = meta.story({
  async play(story) {
    await write(story, { "E-mail": "joke@" });
    await isWrong(story, "E-mail", "Ongeldig e-mailadres");
    await expect(story.canvas.getByLabelText("Je bericht")).toHaveValue("Mijn klus is weg.");
    await expect(story.canvas.getByLabelText("Onderwerp")).toHaveDisplayValue("Probleem met een klus");
    await expect(story.canvas.getByLabelText("Naam")).toHaveValue("Joke de Wit");
  },
});

export const Submitting = meta.story({
  args: { outcomes: [letter.waits] },
  async play(story) {
    await write(story);
    await expect(await story.canvas.findByRole("button", { name: "Versturen…" })).toBeVisible();
  },
});

export const Sent = meta.story({
  async play(story) {
    await write(story);
    await says("Bericht verzonden! We nemen zo snel mogelijk contact met je op.")(story);
    await expect(story.canvas.getByLabelText("Je bericht")).toHaveValue("");
    await expect(story.canvas.getByLabelText("Naam")).toHaveValue("");
  },
});

export const TooOften = meta.story({
  args: { outcomes: [letter.tooOften] },
  async play(story) {
    await write(story);
    await isRefused(story, "Probeer het over een uur opnieuw");
    await expect(story.canvas.getByLabelText("Je bericht")).toHaveValue("Mijn klus is weg.");
  },
});

export const Offline = meta.story({
  args: { outcomes: [letter.offline] },
  async play(story) {
    await write(story);
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
    await expect(story.canvas.getByLabelText("Je bericht")).toHaveValue("Mijn klus is weg.");
  },
});

export const English = meta.story({ ...english, play: says("What can we help you with?") });
export const Mobile = meta.story({ ...mobile, play: opens("Contact") });
