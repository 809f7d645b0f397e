import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { login } from "../../../tests/mocks/outcomes";
import { english, isRefused, isWrong, mobile, opens, petra, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/login" } });

const PETRA = { "E-mail": "placer@example.test", Wachtwoord: "Welkom123!" };

export const Default = meta.story({
  play: opens("Inloggen"),
});

export const SentHere = meta.story({
  args: { at: "/login?next=/task/12/bod" },
  play: says("Je gaat een bod doen op ‘Lekkende keukenkraan vervangen’"),
});

export const TestSite = meta.story({
  args: { environment: "test" },
  play: says("placer@example.test"),
});

export const Invalid = meta.story({
  async play(story) {
    await send(story, { "E-mail": "petra", Wachtwoord: "" }, "Inloggen");
    await isRefused(story, "Er kloppen nog 2 dingen niet");
    await isWrong(story, "E-mail", "Ongeldig e-mailadres");
    await isWrong(story, "Wachtwoord", "Wachtwoord is verplicht");
    await expect(story.canvas.getByLabelText("E-mail")).toHaveValue("petra");
  },
});

export const Submitting = meta.story({
  args: { outcomes: [login.waits] },
  async play(story) {
    await send(story, PETRA, "Inloggen");
    await expect(await story.canvas.findByRole("button", { name: "Inloggen…" })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  args: { outcomes: [login.badCredentials] },
  async play(story) {
    await send(story, PETRA, "Inloggen");
    await isRefused(story, "E-mail of wachtwoord klopt niet.");
  },
});

export const Failed = meta.story({
  args: { outcomes: [login.failed] },
  async play(story) {
    await send(story, PETRA, "Inloggen");
    await isRefused(story, "Er ging iets mis");
  },
});

export const Offline = meta.story({
  args: { outcomes: [login.offline] },
  async play(story) {
    await send(story, PETRA, "Inloggen");
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
  },
});

export const LoggedIn = meta.story({
  async play(story) {
    await send(story, PETRA, "Inloggen");
    await expect(await story.canvas.findByText("Welkom terug!")).toBeVisible();
    await expect(story.canvas.getByText("Menu van Petra de Vries")).toBeInTheDocument();
  },
});

export const AlreadyLoggedIn = meta.story({
  args: { viewer: petra },
  play: opens("Dag Petra, dit wacht op je"),
});

export const English = meta.story({ ...english, play: opens("Log in") });
export const Mobile = meta.story({ ...mobile, play: opens("Inloggen") });
