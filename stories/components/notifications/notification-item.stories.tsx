import { expect } from "storybook/test";
import { NotificationItem } from "~/components/notifications/notification-item";
import preview from "../../../.storybook/preview";
import { aNotification } from "../../../tests/mocks/factories/notification";
import { has, says } from "../../plays";
import { guide } from "../guide";
import { inList } from "../inside";

/** One notification; it links to its subject. */
const meta = preview.meta({
  ...inList,
  component: NotificationItem,
  tags: ["autodocs"],
  args: { notification: aNotification(), now: Date.parse("2026-03-03T12:00:00Z") },
});

export const Unread = meta.story({ play: says("Nieuw") });
export const Read = meta.story({
  args: { notification: aNotification({ read: true }) },
  async play({ canvas }) {
    await expect(canvas.getByText("eergisteren")).toBeVisible();
  },
});
export const AboutMoney = meta.story({
  args: {
    notification: aNotification({
      type: "payment_released",
      person: null,
      title: "Je geld is vrijgegeven",
      text: "€ 57 staat in je wallet.",
    }),
  },
  play: has("link", "Je geld is vrijgegeven"),
});

export const Guide = meta.story(
  guide({
    file: "notifications/notification-item.tsx",
    does: ["Lead to the thing itself: following it makes it read."],
    donts: ["Don’t write its words here: they come from the API, in the reader’s language."],
    keyboard: "Tab reaches its one link.",
    name: "Its title; ‘new’ is a word beside it.",
  }),
);
