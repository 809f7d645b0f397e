import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import texts from "../../../app/locales/nl/admin";
import { anAdmin, anAuditEntry, records } from "../../../tests/mocks/admin-records";
import { moneyStopped, switching } from "../../../tests/mocks/site";
import { english, hassan, isRefused, isWrong, mobile, opens, press, says, screen, send } from "../../screen";

const REASON = texts.reason.label;
const meta = preview.meta({
  ...screen,
  args: { at: "/admin/money-stop", viewer: anAdmin, outcomes: [records.log.is([])] },
});
const STOP = "Zet geld stil";

export const Default = meta.story({
  async play(story) {
    await opens("Geldstop")(story);
    await says("Geld heeft nooit stilgestaan.")(story);
    await expect(story.canvas.getByRole("button", { name: STOP })).toBeVisible();
  },
});

export const Stopped = meta.story({
  args: {
    outcomes: [
      moneyStopped,
      records.log.is([
        anAuditEntry({ id: 9, action: "stop", target_type: "money_stop", target_id: 1, reason: "Storing bij de bank" }),
      ]),
    ],
  },
  async play(story) {
    await says("Storing bij de bank")(story);
    await expect(story.canvas.getByRole("button", { name: "Zet geld weer aan" })).toBeVisible();
  },
});

export const Invalid = meta.story({
  async play(story) {
    await press(story, "button", STOP);
    await isWrong(story, REASON, "Geef een reden.");
  },
});

export const ColleagueWasFirst = meta.story({
  args: { outcomes: [records.log.is([]), switching.done] },
  async play(story) {
    await send(story, { [REASON]: "Storing" }, STOP);
    await isRefused(story, "Dit heb je al gedaan.");
  },
});

export const Failed = meta.story({
  args: { outcomes: [records.log.is([]), switching.fails] },
  async play(story) {
    await send(story, { [REASON]: "Storing" }, STOP);
    await isRefused(story, "Er ging iets mis");
  },
});

export const AsHelper = meta.story({ args: { viewer: hassan }, play: opens("Deze pagina is er niet") });
export const English = meta.story({ ...english, play: opens("Money stop") });
export const Mobile = meta.story({ ...mobile, play: opens("Geldstop") });
