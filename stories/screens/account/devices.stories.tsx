import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { devices, pushes } from "../../../tests/mocks/outcomes-profile";
import { browserIs } from "../../push-browser";
import { english, mobile, petra, press, says, screen } from "../../screen";

const HERE = "https://push.example/here";
const ELSEWHERE = "https://push.example/elsewhere";

const meta = preview.meta({
  ...screen,
  args: { at: "/profile/1/notifications", viewer: petra, outcomes: [pushes.areSetUp] },
});

type Browser = Parameters<typeof browserIs>[0];
const inBrowser = (browser: Browser) => ({ beforeEach: () => browserIs(browser) });

export const Off = meta.story({
  ...inBrowser({}),
  async play(story) {
    await says("Staat uit op dit apparaat.")(story);
    await expect(story.canvas.getByRole("button", { name: "Zet meldingen aan" })).toBeVisible();
  },
});

export const TurnedOn = meta.story({
  ...inBrowser({}),
  async play(story) {
    await says("Staat uit op dit apparaat.")(story);
    await press(story, "button", "Zet meldingen aan");
    await says("Staat aan op dit apparaat.")(story);
  },
});

export const Denied = meta.story({
  ...inBrowser({ answer: "denied" }),
  async play(story) {
    await says("Staat uit op dit apparaat.")(story);
    await press(story, "button", "Zet meldingen aan");
    await says("Je browser houdt meldingen van deze site tegen.")(story);
  },
});

export const Refused = meta.story({
  ...inBrowser({ permission: "denied" }),
  play: says("Je browser houdt meldingen van deze site tegen."),
});

export const Unsupported = meta.story({
  ...inBrowser({ supported: false }),
  play: says("Deze browser kan geen meldingen tonen."),
});

export const Failed = meta.story({
  ...inBrowser({ offline: true }),
  async play(story) {
    await says("Staat uit op dit apparaat.")(story);
    await press(story, "button", "Zet meldingen aan");
    await says("Dat is niet gelukt.")(story);
  },
});

export const On = meta.story({
  ...inBrowser({ permission: "granted", subscribed: HERE }),
  args: { outcomes: [pushes.areSetUp, devices.are(HERE, ELSEWHERE)] },
  async play(story) {
    await says("Staat aan op dit apparaat.")(story);
    await expect(story.canvas.getAllByText("Firefox, Android")).toHaveLength(2);
    await expect(story.canvas.getAllByText("Dit apparaat").filter((mark) => mark.checkVisibility())).toHaveLength(1);
    await press(story, "button", "Zet meldingen uit");
    await says("Staat uit op dit apparaat.")(story);
    await expect(story.canvas.getAllByRole("button", { name: /^Zet uit: apparaat/ })).toHaveLength(1);
  },
});

export const OnAnotherDevice = meta.story({
  ...inBrowser({ permission: "granted", subscribed: HERE }),
  args: { outcomes: [pushes.areSetUp, devices.are(ELSEWHERE)] },
  async play(story) {
    await says("Staat uit op dit apparaat.")(story);
    await press(story, "button", /^Zet uit: apparaat 1/);
    await says("Dat apparaat krijgt geen meldingen meer.")(story);
  },
});

export const Unavailable = meta.story({
  args: { outcomes: [pushes.areNotSetUp] },
  play: says("Meldingen op apparaten werken hier nog niet. Kies voor e-mail."),
});

export const English = meta.story({
  ...english,
  ...inBrowser({}),
  play: says("Off for this device."),
});
export const Mobile = meta.story({ ...mobile, ...inBrowser({}), play: says("Staat uit op dit apparaat.") });
