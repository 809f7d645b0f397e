import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { passkeyLogin, social } from "../../../tests/mocks/access";
import { english, isRefused, mobile, opens, petra, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/login?next=/wallet" } });

export const Default = meta.story({
  async play({ canvas }) {
    const google = await canvas.findByRole("link", { name: "Verder met Google" });
    await expect(google).toHaveAttribute("href", "/login/google?next=%2Fwallet");
    for (const name of ["Verder met Apple", "Verder met Facebook"]) {
      await expect(canvas.getByRole("link", { name })).toBeVisible();
    }
  },
});

export const OnlyGoogle = meta.story({
  args: { outcomes: [social.offered("google")] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Verder met Google" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Verder met Apple" })).toBeNull();
  },
});

export const NoneIsSetUp = meta.story({
  args: { outcomes: [social.offered()] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Gebruik je passkey" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /Verder met/ })).toBeNull();
  },
});

export const SigningUp = meta.story({
  args: { at: "/signup" },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Verder met Google" })).toHaveAttribute(
      "href",
      "/login/google?from=signup",
    );
  },
});

export const LeavesForTheProvider = meta.story({
  async play(story) {
    await press(story, "link", "Verder met Google");
    await opens("→ https://accounts.google.test/authorize")(story);
  },
});

export const Unavailable = meta.story({
  args: { outcomes: [social.unavailable] },
  async play(story) {
    await press(story, "link", "Verder met Google");
    await says("Google reageert nu niet.")(story);
    await opens("Inloggen")(story);
  },
});

export const Cancelled = meta.story({
  args: { at: "/login?next=/wallet&social=google.cancelled" },
  play: says("Je bent gestopt met inloggen via Google."),
});

export const Expired = meta.story({
  args: { at: "/login/apple/return?code=code&state=state" },
  play: says("Deze inlogpoging via Apple is verlopen."),
});

export const SignUpRefused = meta.story({
  args: { at: "/signup?social=facebook.refused" },
  play: says("Aanmelden via Facebook is niet gelukt."),
});

export const NotFound = meta.story({ args: { at: "/login/myspace" }, play: opens("Deze pagina is er niet") });

export const AlreadyLoggedIn = meta.story({
  args: { at: "/login/google?next=/logout", viewer: petra },
  play: opens("Uitloggen"),
});

export const PasskeyOffline = meta.story({
  args: { outcomes: [passkeyLogin.offline] },
  async play(story) {
    await press(story, "button", "Gebruik je passkey");
    await isRefused(story, "Inloggen met een passkey werkt hier nu niet.");
  },
});

export const PasskeyTooOften = meta.story({
  args: { outcomes: [passkeyLogin.tooOften] },
  async play(story) {
    await press(story, "button", "Gebruik je passkey");
    await isRefused(story, "Te veel pogingen.");
  },
});

export const English = meta.story({ ...english, play: opens("Log in") });
export const Mobile = meta.story({ ...mobile, play: opens("Inloggen") });
