import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { linked, passkeys, social } from "../../../tests/mocks/access";
import { aViewer } from "../../../tests/mocks/factories/person";
import { english, isRefused, mobile, opens, petra, press, says, screen, unfold } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/profile/1/settings", viewer: petra } });

const byProvidersAlone = aViewer({ has_password: false });

export const Default = meta.story({
  args: { outcomes: [linked.are("google")] },
  async play(story) {
    const { canvas } = story;
    await unfold(story, "Gekoppelde accounts");
    await expect(await canvas.findByText("Gekoppeld sinds 11 februari 2026")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ontkoppel Google" })).toHaveAttribute(
      "href",
      "/profile/1/koppeling/google",
    );
    await expect(canvas.getByRole("link", { name: "Koppel Apple" })).toHaveAttribute(
      "href",
      "/login/apple?link=true&next=%2Fprofile%2F1%2Fsettings%23linked",
    );
  },
});

export const NoneLinked = meta.story({
  async play(story) {
    const { canvas } = story;
    await unfold(story, "Gekoppelde accounts");
    await expect(await canvas.findAllByText("Niet gekoppeld")).toHaveLength(4);
    await expect(canvas.queryByRole("link", { name: /^Ontkoppel/ })).toBeNull();
  },
});

export const LastWayIn = meta.story({
  args: { viewer: byProvidersAlone, outcomes: [linked.are("google"), passkeys.are([])] },
  async play(story) {
    await unfold(story, "Gekoppelde accounts");
    await says("Dit is je enige manier om in te loggen.")(story);
    await expect(story.canvas.queryByRole("link", { name: /^Ontkoppel/ })).toBeNull();
  },
});

export const OneOfTwo = meta.story({
  args: { viewer: byProvidersAlone, outcomes: [linked.are("google", "facebook"), passkeys.are([])] },
  async play(story) {
    const { canvas } = story;
    await unfold(story, "Gekoppelde accounts");
    await expect(await canvas.findAllByRole("link", { name: /^Ontkoppel/ })).toHaveLength(2);
  },
});

export const NoneIsSetUp = meta.story({
  args: { outcomes: [linked.are("facebook"), social.offered()] },
  async play(story) {
    const { canvas } = story;
    await unfold(story, "Gekoppelde accounts");
    await expect(await canvas.findByRole("link", { name: "Ontkoppel Facebook" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /^Koppel/ })).toBeNull();
  },
});

export const Unlinked = meta.story({
  args: { outcomes: [linked.are("google")] },
  async play(story) {
    await unfold(story, "Gekoppelde accounts");
    await press(story, "link", "Ontkoppel Google");
    await opens("Google ontkoppelen?")(story);
    await press(story, "button", "Ontkoppel Google");
    await says("Google is ontkoppeld.")(story);
  },
});

export const UnlinkLastWayIn = meta.story({
  args: {
    at: "/profile/1/koppeling/google",
    viewer: byProvidersAlone,
    outcomes: [linked.are("google"), passkeys.are([])],
  },
  async play(story) {
    await says("Dit is je enige manier om in te loggen.")(story);
    await expect(story.canvas.queryByRole("button", { name: "Ontkoppel Google" })).toBeNull();
  },
});

export const UnlinkRefused = meta.story({
  args: { at: "/profile/1/koppeling/google", outcomes: [linked.are("google"), linked.lastWayIn] },
  async play(story) {
    await press(story, "button", "Ontkoppel Google");
    await isRefused(story, "Dit is nu je enige manier om in te loggen.");
  },
});

export const UnlinkProofEnded = meta.story({
  args: { at: "/profile/1/koppeling/google", outcomes: [linked.are("google"), linked.proofEnded] },
  async play(story) {
    await press(story, "button", "Ontkoppel Google");
    await isRefused(story, "Bevestig eerst dat jij het bent: geef je wachtwoord of log opnieuw in.");
  },
});

export const Offline = meta.story({
  args: { at: "/profile/1/koppeling/google", outcomes: [linked.are("google"), linked.unlinking.offline] },
  async play(story) {
    await press(story, "button", "Ontkoppel Google");
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
  },
});

export const NotFound = meta.story({
  args: { at: "/profile/1/koppeling/google" },
  play: opens("Deze pagina is er niet"),
});
export const AsVisitor = meta.story({
  args: { at: "/profile/1/koppeling/google", viewer: undefined },
  play: opens("Inloggen"),
});
export const English = meta.story({
  ...english,
  args: { at: "/profile/1/koppeling/google", outcomes: [linked.are("google")] },
  play: opens("Unlink Google?"),
});
export const Mobile = meta.story({
  ...mobile,
  args: { outcomes: [linked.are("google")] },
  async play(story) {
    await unfold(story, "Gekoppelde accounts");
    await says("Gekoppeld sinds")(story);
  },
});
