import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aViewer } from "../../../tests/mocks/factories/person";
import { profile } from "../../../tests/mocks/outcomes";
import { english, isRefused, isWrong, mobile, opens, petra, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/profile/1/notifications", viewer: petra } });
const { notification_settings } = petra;

export const Default = meta.story({
  async play(story) {
    await opens("Meldingen instellen")(story);
    await expect(story.canvas.getByRole("switch", { name: "Per e-mail" })).toBeChecked();
    await expect(story.canvas.getByRole("checkbox", { name: "Biedingen Apparaat" })).toBeChecked();
    await expect(story.canvas.getByLabelText("Van")).not.toBeVisible();
  },
});

export const Chosen = meta.story({
  args: {
    viewer: aViewer({
      notification_settings: {
        ...notification_settings,
        muted_push: ["jobs", "work"],
        muted_email: ["messages"],
        quiet_from: 23,
        quiet_to: 8,
      },
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("checkbox", { name: "Berichten en vragen Mail" })).not.toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Klussen voor jou Apparaat" })).not.toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Klussen voor jou Mail" })).toBeChecked();
    await expect(canvas.getByLabelText("Van")).toHaveDisplayValue("23:00");
    await expect(canvas.getByLabelText("Tot")).toHaveDisplayValue("08:00");
  },
});

export const Invalid = meta.story({
  async play(story) {
    await press(story, "checkbox", "Berichten en vragen Mail");
    await press(story, "switch", "Stille uren");
    await story.userEvent.selectOptions(story.canvas.getByLabelText("Van"), "07:00");
    await send(story, { Afstand: "400" }, "Opslaan");
    await isRefused(story, "Er kloppen nog 2 dingen niet");
    await isWrong(story, "Tot", "Kies twee verschillende tijden.");
    await isWrong(story, "Afstand", "Vul een afstand in van 1 tot en met 100 km.");
    await expect(story.canvas.getByLabelText("Afstand")).toHaveValue(400);
    await expect(story.canvas.getByRole("checkbox", { name: "Berichten en vragen Mail" })).not.toBeChecked();
  },
});

export const Saved = meta.story({
  async play(story) {
    await send(story, { Afstand: "10" }, "Opslaan");
    await says("Je keuzes zijn opgeslagen.")(story);
  },
});

export const Offline = meta.story({
  args: { outcomes: [profile.change.offline] },
  async play(story) {
    await send(story, { Afstand: "10" }, "Opslaan");
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
  },
});

export const FromTheSettings = meta.story({
  args: { at: "/profile/1/settings" },
  async play(story) {
    await press(story, "link", "Meldingen instellen");
    await opens("Meldingen instellen")(story);
  },
});

export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: opens("Notification settings") });
export const Mobile = meta.story({ ...mobile, play: opens("Meldingen instellen") });
