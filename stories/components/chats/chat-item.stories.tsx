import { expect } from "storybook/test";
import { ChatItem } from "~/components/chats/chat-item";
import preview from "../../../.storybook/preview";
import { aChat } from "../../../tests/mocks/factories/chat";
import { PETRA } from "../../../tests/mocks/factories/town";
import { says } from "../../plays";
import { guide } from "../guide";
import { inList } from "../inside";

/** A conversation in the list: name, subject and last message. */
const meta = preview.meta({
  ...inList,
  component: ChatItem,
  tags: ["autodocs"],
  args: {
    chat: aChat(),
    to: "/messages/chat-over-de-kraan",
    viewer: PETRA,
    now: Date.parse("2026-03-03T12:00:00Z"),
    current: false,
  },
});

export const Unread = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("link")).toHaveAccessibleName(/Hassan B\..*1 ongelezen/);
  },
});
export const Read = meta.story({
  args: { chat: aChat({ unread: 0 }) },
  async play({ canvas }) {
    await expect(canvas.queryByText("1 ongelezen")).toBeNull();
  },
});
export const Open = meta.story({
  args: { current: true },
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { current: "page" })).toBeVisible();
  },
});
export const ABidWithText = meta.story({
  args: { chat: aChat({ last_message: "Ik kan morgen." }) },
  play: says("€ 60 · wacht op jou · Ik kan morgen."),
});
export const OnlyABid = meta.story({ args: { chat: aChat({ last_message: "" }) }, play: says("€ 60 · wacht op jou") });
export const OwnLastWord = meta.story({ args: { chat: aChat({ latest_receiver: 2 }) }, play: says("Jij:") });

export const Guide = meta.story(
  guide({
    file: "chats/chat-item.tsx",
    does: ["Count up to 99; more is ‘99+’."],
    donts: ["Don’t count as unread what is open beside the list."],
    keyboard: "Tab reaches it, Enter opens the conversation.",
    name: "All it says: name, job, last word, how many unread.",
  }),
);
