import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aViewer } from "../../../tests/mocks/factories/person";
import { passwordReset } from "../../../tests/mocks/outcomes";
import { english, isRefused, isWrong, opens, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/forgot-password" } });

export const Default = meta.story({ play: opens("Wachtwoord vergeten") });

export const Invalid = meta.story({
  async play(story) {
    await send(story, { "E-mail": "" }, "Stuur mij een link");
    await isRefused(story, "Er klopt nog iets niet");
    await isWrong(story, "E-mail", "E-mail is verplicht");
  },
});

export const Offline = meta.story({
  args: { outcomes: [passwordReset.offline] },
  async play(story) {
    await send(story, { "E-mail": "petra@example.test" }, "Stuur mij een link");
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
  },
});

export const Sent = meta.story({
  async play(story) {
    await send(story, { "E-mail": "petra@example.test" }, "Stuur mij een link");
    await says("krijg je zo een mail met een link")(story);
  },
});

export const FirstPassword = meta.story({
  args: { viewer: aViewer({ has_password: false }) },
  async play(story) {
    await opens("Kies een wachtwoord")(story);
    await expect(story.canvas.getByLabelText("E-mail")).toHaveValue("placer@example.test");
    await press(story, "button", "Stuur mij een link");
    await says("We hebben je een mail met een link gestuurd.")(story);
  },
});

export const English = meta.story({ ...english, play: opens("Forgot your password?") });
