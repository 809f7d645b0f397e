import { expect, spyOn } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aNotification } from "../../../tests/mocks/factories/notification";
import { notifications } from "../../../tests/mocks/outcomes";
import { fakeConnection } from "../../fake-connection";
import { english, liveScreen, mobile, petra, says } from "../../screen";

const connection = fakeConnection();
const meta = preview.meta({
  ...liveScreen,
  args: { at: "/notifications", viewer: petra, outcomes: [notifications.are([aNotification()])], connection },
});

const SOUND = "Geluid bij een nieuwe melding";
const NOTICE = "Melding van je browser";

const done = aNotification({ id: 99, type: "work_done", title: "Het werk is klaar" });

export const OneMore = meta.story({
  async play({ canvas, msw }) {
    await canvas.findByRole("link", { name: "Nieuw bod" });
    msw.use(notifications.are([done, aNotification()]));
    await connection.deliver(
      { type: "notification", notification: done },
      { type: "unread", chats: 0, notifications: 2 },
    );
    await expect(await canvas.findByRole("link", { name: "Het werk is klaar" })).toBeVisible();
    await expect(canvas.getByText("2 ongelezen")).toBeVisible();
  },
});

/** Events during a lost connection are not replayed. */
export const MissedInAGap = meta.story({
  async play({ canvas, msw }) {
    await canvas.findByRole("link", { name: "Nieuw bod" });
    await connection.deliver({ type: "connection", up: false });
    msw.use(notifications.are([done, aNotification()]));
    await connection.deliver({ type: "connection", up: true });
    await expect(await canvas.findByRole("link", { name: "Het werk is klaar" })).toBeVisible();
  },
});

export const SoundOn = meta.story({
  async play({ canvas, userEvent }) {
    const sound = await canvas.findByRole("switch", { name: SOUND });
    await expect(sound).not.toBeChecked();
    await userEvent.click(sound);
    await expect(sound).toBeChecked();
    await expect(canvas.getByRole("switch", { name: NOTICE })).not.toBeChecked();
    await userEvent.click(sound);
    await expect(sound).not.toBeChecked();
  },
});

export const NoticeRefused = meta.story({
  async play(story) {
    spyOn(Notification, "requestPermission").mockResolvedValue("denied");
    const notice = await story.canvas.findByRole("switch", { name: NOTICE });
    await story.userEvent.click(notice);
    await says("Je browser blokkeert meldingen van deze site.")(story);
    await expect(notice).not.toBeChecked();
  },
});

export const OnAPhone = meta.story({ ...mobile, play: says(SOUND) });
export const InEnglish = meta.story({ ...english, play: says("Play a sound for new notifications") });
